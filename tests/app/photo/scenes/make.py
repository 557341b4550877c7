"""Photos of gardens, traced by Blender, each with its truth beside it:
blender -b -P tests/app/photo/scenes/make.py -- FOLDER FIRST LAST [WIDTH [SAMPLES]]

The gardens are those of whole games; lengths are in sides of a cell. FOLDER gets NUMBER-STYLE.jpg and .json: corners of
the grid as shares of the picture, the lens, the height of a level, and every terrace with the share of it that is seen.
Styles: `flat` has the program's colours, `relief` too, in relief; `print` another print, `box` another box's colours.
"""
import json
import math
import random as chance
import sys
from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix, Vector
from PIL import Image, ImageFilter

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import faces  # noqa: E402

STYLES = ("flat", "relief", "print", "box")
THICK = 0.11


def gardens():
    found = []
    for line in open(HERE.parents[2] / "fixtures/babylon.ndjson", encoding="utf-8"):
        kept = json.loads(line)
        if kept["record"]["depth"] == "final" and kept["check"]["legal"]:
            found += [one for one in kept["record"]["gardens"] if 8 <= len(one["terraces"]) <= 15]
    return found


def cell(name):
    return ord(name[0]) - ord("a"), int(name[1]) - 1


CORNERS = dict(nw=(0, 1), ne=(1, 1), se=(1, 0), sw=(0, 0))


def linear(code):
    return [*(((c + 0.055) / 1.055) ** 2.4 if c > 0.04045 else c / 12.92 for c in faces.srgb(code)), 1]


class Scene:
    def __init__(self, random):
        self.random = random
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = bpy.context.scene
        self.kept = {}

    def material(self, colour, rough=0.5):
        key = (str(colour), rough)
        if key not in self.kept:
            made = bpy.data.materials.new("colour")
            made.use_nodes = True
            node = made.node_tree.nodes["Principled BSDF"]
            node.inputs["Base Color"].default_value = linear(colour)
            node.inputs["Roughness"].default_value = rough
            self.kept[key] = made
        return self.kept[key]

    def printed(self, rgb, rough):
        made = bpy.data.materials.new("print")
        made.use_nodes = True
        nodes, links = made.node_tree.nodes, made.node_tree.links
        image = bpy.data.images.new("print", rgb.shape[1], rgb.shape[0])
        image.pixels.foreach_set(np.dstack([rgb, np.ones(rgb.shape[:2])]).astype(np.float32).ravel())
        image.update()
        node = nodes.new("ShaderNodeTexImage")
        node.image, node.extension = image, "EXTEND"
        links.new(node.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
        nodes["Principled BSDF"].inputs["Roughness"].default_value = rough
        return made

    def mesh(self, vertices, sides, material, name="piece", bevel=0.0):
        data = bpy.data.meshes.new(name)
        data.from_pydata(vertices, [], sides)
        data.materials.append(material)
        made = bpy.data.objects.new(name, data)
        self.scene.collection.objects.link(made)
        if bevel:
            rounded = made.modifiers.new("bevel", "BEVEL")
            rounded.width, rounded.segments = bevel, 2
        return made

    def block(self, low, high, material, name="piece", bevel=0.0):
        (a, b, c), (d, e, f) = low, high
        corners = [(a, b, c), (d, b, c), (d, e, c), (a, e, c), (a, b, f), (d, b, f), (d, e, f), (a, e, f)]
        sides = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        return self.mesh(corners, sides, material, name, bevel)

    def face(self, low, high, height, material, name):
        """A print that lies on top, over that much of the piece's upper side."""
        (a, b), (c, d) = low, high
        made = self.mesh([(a, b, height), (c, b, height), (c, d, height), (a, d, height)], [(0, 1, 2, 3)], material, name)
        places = made.data.uv_layers.new()
        for i, at in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
            places.data[i].uv = at
        return made

    def lathe(self, x, y, profile, material, count=20, turn=0.0):
        """Round (or with `count` sides): radius and height, from below."""
        vertices, sides = [], []
        for radius, height in profile:
            vertices += [(x + radius * math.cos(turn + 2 * math.pi * i / count),
                          y + radius * math.sin(turn + 2 * math.pi * i / count), height) for i in range(count)]
        for ring in range(len(profile) - 1):
            for i in range(count):
                a, b = ring * count + i, ring * count + (i + 1) % count
                sides.append((a, b, b + count, a + count))
        sides.append(tuple(range(count))[::-1])
        sides.append(tuple(range((len(profile) - 1) * count, len(profile) * count)))
        made = self.mesh(vertices, sides, material)
        for polygon in made.data.polygons:
            polygon.use_smooth = count > 8 and len(polygon.vertices) == 4
        return made


def build_garden(scene, garden, box, high, relief):
    """The pieces; gives each terrace's truth, without what is seen."""
    rim = box["rim_width"]
    print_of_board = scene.printed(faces.board(box, scene.random), box["rough"])
    scene.block((-rim, -rim, -0.16), (8 + rim, 8 + rim, -0.002), scene.material(box["rim"]), "board", 0.02 if relief else 0)
    scene.face((-rim, -rim), (8 + rim, 8 + rim), 0, print_of_board, "board")
    terraces = garden["terraces"]
    stone = scene.material(box["stone"])
    known = []

    def below(column, row, level):
        return max([t["level"] for t in terraces if t["level"] < level and
                    0 <= column - cell(t["at"])[0] <= 1 and 0 <= row - cell(t["at"])[1] <= 1], default=0)

    for terrace in terraces:
        x, y = cell(terrace["at"])
        level, top = terrace["level"], terrace["level"] * high
        for corner, (east, north) in CORNERS.items():
            if terrace["open"] == corner:
                continue
            foot = below(x + east, y + north, level) * high
            scene.lathe(x + east + 0.5, y + north + 0.5, [(0.19, foot), (0.19, foot + 0.05), (0.14, foot + 0.07),
                        (0.14, top - THICK - 0.07), (0.19, top - THICK - 0.05), (0.19, top - THICK)], stone)
        shades = box["terraces"]
        gap = 0.025
        ground = scene.material(shades[min(level, len(shades)) - 1], box["rough"])
        scene.block((x + gap, y + gap, top - THICK), (x + 2 - gap, y + 2 - gap, top - 0.003), ground, "plate",
                    0.03 if relief else 0)
        tile = terrace["tile"]
        symbols = tile.get("symbols") or [None] * 4
        inset = 0.05 if relief else 0.03
        scene.face((x + inset, y + inset), (x + 2 - inset, y + 2 - inset), top,
                   scene.printed(faces.terrace(box, level, tile["flower"], symbols, scene.random), box["rough"]), "face")
        known.append(dict(at=terrace["at"], level=level, open=terrace["open"], flower=tile["flower"]))
        if terrace["open"]:
            east, north = CORNERS[terrace["open"]]
            build_gazebo(scene, x + east + 0.5, y + north + 0.5, top, high, box)
    for ornament in garden.get("ornaments", []):
        build_ornament(scene, ornament, high, box)
    return known


def build_gazebo(scene, x, y, top, high, box):
    low, tip = top + 0.42 * high, top + 0.85 * high
    for dx in (-0.27, 0.27):
        for dy in (-0.27, 0.27):
            scene.lathe(x + dx, y + dy, [(0.04, top), (0.04, low)], scene.material(box["stone"]), 8)
    sides = box["roof_sides"]
    wide = 0.36 * (math.sqrt(2) if sides == 4 else 1.1)
    scene.lathe(x, y, [(wide, low - 0.03), (wide, low), (0.01, tip)], scene.material(box["roof"], 0.5), sides, math.pi / 4)


def build_ornament(scene, ornament, high, box):
    spaces = [(cell(one[:2]), int(one.split("@")[1])) for one in ornament["at"]]
    (ax, ay), level = spaces[0]
    z = level * high
    x, y = ax + 0.5, ay + 0.5
    if ornament["kind"] == "statue":
        scene.lathe(x, y, [(0.2, z), (0.2, z + 0.06), (0.1, z + 0.08), (0.13, z + 0.35), (0.05, z + 0.42), (0.1, z + 0.5),
                           (0.06, z + 0.58)], scene.material("e8c56a", 0.3))
        return
    (bx, by), other = spaces[1]
    mx, my, mz = (ax + bx + 1) / 2, (ay + by + 1) / 2, (level + other) / 2 * high
    if ornament["kind"] == "fountain":
        scene.lathe(mx, my, [(0.4, z), (0.45, z + 0.14)], scene.material(box["stone"]))
        scene.lathe(mx, my, [(0.38, z + 0.1), (0.38, z + 0.15)], scene.material("5fb3cf", 0.1))
        scene.lathe(mx, my, [(0.06, z + 0.1), (0.06, z + 0.35), (0.12, z + 0.38)], scene.material(box["stone"]))
        return
    along_x, long_ = ax != bx, 1.2 if ornament["kind"] == "bridge" else 0.7
    wide = 0.22
    steps = 8
    for i in range(steps):
        share = (i + 0.5) / steps * 2 - 1
        up = 0.3 * (1 - share * share) if ornament["kind"] == "bridge" else 0.1
        base = mz if ornament["kind"] == "bridge" else mz + (other - level) / 2 * high * share
        at, half = share * long_, long_ / steps
        low = (mx + at - half, my - wide) if along_x else (mx - wide, my + at - half)
        end = (mx + at + half, my + wide) if along_x else (mx + wide, my + at + half)
        scene.block((*low, base + up - 0.05), (*end, base + up + 0.05),
                    scene.material("b98352" if ornament["kind"] == "bridge" else "f6edd6"))


def build_table(scene):
    random = scene.random
    kind = random.choice(["wood", "cloth", "dark", "light wood"])
    made = bpy.data.materials.new("table")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shade = nodes["Principled BSDF"]
    ramp = nodes.new("ShaderNodeValToRGB")
    if "wood" in kind:
        texture = nodes.new("ShaderNodeTexWave")
        texture.inputs["Scale"].default_value = random.uniform(0.25, 0.6)
        texture.inputs["Distortion"].default_value = random.uniform(4, 10)
        texture.inputs["Detail"].default_value = 4
        texture.inputs["Detail Scale"].default_value = 1.5
        colours = ("5a3d2b", "8a6242") if kind == "wood" else ("b08a5c", "d0ac7c")
        shade.inputs["Roughness"].default_value = random.uniform(0.2, 0.5)
    else:
        texture = nodes.new("ShaderNodeTexNoise")
        texture.inputs["Scale"].default_value = 60 if kind == "cloth" else 4
        cloth = random.choice([("6d1f24", "84282d"), ("27543a", "2f6546"), ("b9b2a2", "cbc4b4"), ("31456b", "3b5280")])
        colours = cloth if kind == "cloth" else ("14120f", "24201b")
        shade.inputs["Roughness"].default_value = 0.9 if kind == "cloth" else 0.25
    for stop, colour in zip(ramp.color_ramp.elements, colours):
        stop.color = linear(colour)
    place = nodes.new("ShaderNodeTexCoord")
    links.new(place.outputs["Object"], texture.inputs["Vector"])
    links.new(texture.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], shade.inputs["Base Color"])
    scene.mesh([(-60, -60, -0.16), (60, -60, -0.16), (60, 60, -0.16), (-60, 60, -0.16)], [(0, 1, 2, 3)], made, "table")
    return kind


def build_clutter(scene, rim):
    random = scene.random
    for _ in range(random.randint(2, 6)):
        turn, away = random.uniform(0, 2 * math.pi), random.uniform(6.0, 9.5)
        x, y, twist = 4 + away * math.cos(turn), 4 + away * math.sin(turn), random.uniform(0, math.pi)
        made = scene.face((-1.1, -1.6), (1.1, 1.6), -0.13, scene.printed(faces.card(random), 0.4), "card")
        made.matrix_world = Matrix.Translation((x, y, random.uniform(0, 0.02))) @ Matrix.Rotation(twist, 4, "Z")
    if random.random() < 0.5:  # a card over the rim
        turn = random.choice([0, 1, 2, 3]) * math.pi / 2 + random.uniform(-0.5, 0.5)
        made = scene.face((-0.9, -1.3), (0.9, 1.3), 0.03, scene.printed(faces.card(random), 0.4), "card")
        away = 5.2 + rim
        made.matrix_world = Matrix.Translation((4 + away * math.cos(turn), 4 + away * math.sin(turn), 0)) @ \
            Matrix.Rotation(random.uniform(0, math.pi), 4, "Z")
    if random.random() < 0.5:
        turn, away = random.uniform(0, 2 * math.pi), random.uniform(7.2, 9)
        x, y = 4 + away * math.cos(turn), 4 + away * math.sin(turn)
        china = scene.material(random.choice(["f2f2ee", "406080", "803020"]), 0.15)
        scene.lathe(x, y, [(0.9, -0.16), (1.1, 2.0), (1.0, 2.0), (0.9, 1.6)], china, 32)
        scene.lathe(x, y, [(0.98, 1.5), (0.98, 1.55)], scene.material("2b1a10", 0.1), 32)
    if random.random() < 0.25:  # fingers at the edge
        turn = random.uniform(0, 2 * math.pi)
        for i in range(3):
            away = 5.6 + 0.15 * i
            bpy.ops.mesh.primitive_uv_sphere_add(segments=16, ring_count=10, location=(
                4 + away * math.cos(turn + 0.09 * i), 4 + away * math.sin(turn + 0.09 * i), 0.4))
            finger = bpy.context.object
            finger.scale, finger.rotation_euler = (1.4, 0.35, 0.35), (0, 0.25, turn)
            finger.data.materials.append(scene.material("d9a184", 0.5))
    for _ in range(random.randint(0, 5)):
        turn, away = random.uniform(0, 2 * math.pi), random.uniform(6.2, 8)
        x, y = 4 + away * math.cos(turn), 4 + away * math.sin(turn)
        scene.lathe(x, y, [(0.19, -0.16), (0.14, -0.1), (0.14, 0.5), (0.19, 0.55)], scene.material("f3ecdb"))


def light_up(scene):
    random = scene.random
    world = bpy.data.worlds.new("room")
    scene.scene.world = world
    world.use_nodes = True
    warm = random.uniform(-0.12, 0.18)
    tone = (1 + warm, 1, 1 - warm, 1)
    world.node_tree.nodes["Background"].inputs["Color"].default_value = tone
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = random.uniform(0.25, 0.7)
    for _ in range(random.choice([1, 1, 2])):
        lamp = bpy.data.lights.new("lamp", "AREA")
        turn, lean, away = random.uniform(0, 2 * math.pi), random.uniform(0.2, 0.95), random.uniform(14, 22)
        lamp.energy, lamp.size = random.uniform(1200, 3800) * (away / 18) ** 2, random.uniform(1, 6)
        lamp.color = tone[:3]
        made = bpy.data.objects.new("lamp", lamp)
        at = Vector((4 + away * math.sin(lean) * math.cos(turn), 4 + away * math.sin(lean) * math.sin(turn),
                     away * math.cos(lean)))
        made.matrix_world = Matrix.Translation(at) @ (Vector((4, 4, 0)) - at).to_track_quat("-Z", "Y").to_matrix().to_4x4()
        scene.scene.collection.objects.link(made)


class Lens:
    """A camera that looks at the board, with a little distortion: r (1 + bent r²), r in halves of the diagonal."""

    def __init__(self, scene, size):
        random = scene.random
        self.size = size
        self.bent = random.uniform(-0.015, 0.015)
        film = random.uniform(24, 32)  # mm
        self.focal = film / 43.267
        data = bpy.data.cameras.new("phone")
        data.sensor_width, data.sensor_fit = 34.614, "HORIZONTAL"  # 4 : 3 of a diagonal of 43.267
        data.lens = film
        self.elevation = random.uniform(35, 70)
        turn, lean = random.uniform(0, 2 * math.pi), math.radians(self.elevation)
        away = 8.6 * film / 34.614 / random.uniform(0.56, 0.72) + 1.5
        target = Vector((4 + random.uniform(-0.6, 0.6), 4 + random.uniform(-0.6, 0.6), 0.6))
        at = target + away * Vector((math.cos(turn) * math.cos(lean), math.sin(turn) * math.cos(lean), math.sin(lean)))
        self.camera = bpy.data.objects.new("phone", data)
        roll = Matrix.Rotation(math.radians(random.uniform(-7, 7)), 4, "Z")
        self.camera.matrix_world = Matrix.Translation(at) @ \
            (target - at).to_track_quat("-Z", "Y").to_matrix().to_4x4() @ roll
        scene.scene.collection.objects.link(self.camera)
        scene.scene.camera = self.camera
        self.at, self.back = at, self.camera.matrix_world.inverted()

    def ideal(self, at):
        here = self.back @ Vector(at)
        scale = self.focal * math.hypot(*self.size) / -here.z
        return here.x * scale + self.size[0] / 2, -here.y * scale + self.size[1] / 2

    def seen(self, at):
        x, y = self.ideal(at)
        half = math.hypot(*self.size) / 2
        dx, dy = (x - self.size[0] / 2) / half, (y - self.size[1] / 2) / half
        for _ in range(1):
            grow = 1 + self.bent * (dx * dx + dy * dy)
        return self.size[0] / 2 + dx * grow * half, self.size[1] / 2 + dy * grow * half

    def distort(self, rgb):
        height, width = rgb.shape[:2]
        half = math.hypot(width, height) / 2
        x, y = np.meshgrid((np.arange(width) + 0.5 - width / 2) / half, (np.arange(height) + 0.5 - height / 2) / half)
        u, v = x.copy(), y.copy()
        for _ in range(4):
            grow = 1 + self.bent * (u * u + v * v)
            u, v = x / grow, y / grow
        px, py = u * half + width / 2 - 0.5, v * half + height / 2 - 0.5
        x0, y0 = np.clip(np.floor(px).astype(int), 0, width - 2), np.clip(np.floor(py).astype(int), 0, height - 2)
        fx, fy = np.clip(px - x0, 0, 1)[..., None], np.clip(py - y0, 0, 1)[..., None]
        return ((rgb[y0, x0] * (1 - fx) + rgb[y0, x0 + 1] * fx) * (1 - fy)
                + (rgb[y0 + 1, x0] * (1 - fx) + rgb[y0 + 1, x0 + 1] * fx) * fy)


def share_seen(scene, lens, points):
    graph = bpy.context.evaluated_depsgraph_get()
    seen = 0
    for point in points:
        away = Vector(point) - lens.at
        hit, place, *_ = scene.scene.ray_cast(graph, lens.at, away.normalized())
        x, y = lens.seen(point)
        inside = 0 <= x < lens.size[0] and 0 <= y < lens.size[1]
        seen += inside and (not hit or (place - lens.at).length > away.length - 0.04)
    return round(seen / len(points), 3)


def make(number, folder, width, samples):
    style = STYLES[number % len(STYLES)]
    random = chance.Random(7000 + number)
    garden = random.choice(gardens())
    box = faces.box_of(style, random)
    high = random.choice([0.55, 0.65, 0.75, 0.85])
    scene = Scene(random)
    relief = style != "flat"
    terraces = build_garden(scene, garden, box, high, relief)
    table = build_table(scene)
    build_clutter(scene, box["rim_width"])
    light_up(scene)
    size = (width, width * 3 // 4)
    lens = Lens(scene, size)
    bpy.context.view_layer.update()
    spread = [0.1 + 0.2 * i for i in range(10)]
    for known in terraces:
        x, y = cell(known["at"])
        top = known["level"] * high
        known["seen"] = share_seen(scene, lens, [(x + a, y + b, top + 0.01) for a in spread for b in spread])
        if known["open"]:
            east, north = CORNERS[known["open"]]
            roof = [(x + east + 0.5 + 0.3 * a, y + north + 0.5 + 0.3 * b, top + (0.85 - 0.3 * max(abs(a), abs(b))) * high)
                    for a in (-0.8, 0, 0.8) for b in (-0.8, 0, 0.8)]
            known["roof_seen"] = share_seen(scene, lens, roof)

    settings = scene.scene
    settings.render.engine = "CYCLES"
    settings.cycles.device, settings.cycles.samples = "CPU", samples
    settings.cycles.use_denoising = False
    settings.cycles.use_adaptive_sampling = False
    settings.cycles.max_bounces, settings.cycles.diffuse_bounces, settings.cycles.glossy_bounces = 2, 1, 1
    settings.cycles.sample_clamp_indirect = 2
    settings.cycles.seed = number
    settings.render.threads_mode, settings.render.threads = "FIXED", 1
    settings.render.resolution_x, settings.render.resolution_y = size
    settings.render.resolution_percentage = 100
    settings.view_settings.view_transform = "Standard"
    settings.view_settings.exposure = random.uniform(-0.5, 0.2)
    settings.render.image_settings.file_format = "PNG"
    name = f"{number:03}-{style}"
    settings.render.filepath = str(folder / (name + ".png"))
    bpy.ops.render.render(write_still=True)

    raw = folder / (name + ".png")
    smooth = Image.open(raw).convert("RGB").filter(ImageFilter.MedianFilter(3)) if samples < 32 else Image.open(raw).convert("RGB")
    rgb = lens.distort(np.asarray(smooth).astype(float))
    raw.unlink()
    noise = np.random.default_rng(number).normal(0, random.uniform(1, 4), rgb.shape)
    Image.fromarray(np.clip(rgb + noise, 0, 255).astype(np.uint8)).save(
        folder / (name + ".jpg"), quality=random.randint(70, 92))
    corners = [lens.seen(at) for at in ((0, 8, 0), (8, 8, 0), (8, 0, 0), (0, 0, 0))]
    truth = dict(style=style, table=table, size=size, focal=round(lens.focal, 4), elevation=round(lens.elevation, 1),
                 level_high=high, rim=box["rim_width"],
                 corners=[[round(x / size[0], 5), round(y / size[1], 5)] for x, y in corners], terraces=terraces,
                 ornaments=[dict(kind=one["kind"], at=one["at"]) for one in garden.get("ornaments", [])])
    (folder / (name + ".json")).write_text(json.dumps(truth) + "\n", encoding="utf-8")
    print("made", name, flush=True)


def main():
    words = sys.argv[sys.argv.index("--") + 1:]
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    width = int(words[3]) if len(words) > 3 else 640
    samples = int(words[4]) if len(words) > 4 else 32
    for number in range(int(words[1]), int(words[2]) + 1):
        if not list(folder.glob(f"{number:03}-*.json")):
            make(number, folder, width, samples)


main()
