"""What is printed on the pieces of a scene: textures as arrays of numpy, and the colours of four boxes."""
import math

import numpy as np


def srgb(code):
    return np.array([int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)])


FLAT = dict(
    rim="d9ccb0", board="e9dfc8", slot="bfae8a", slot_radius=0.12, rim_width=0.3, lines=0.04,
    terraces=["6f9a5f", "83ad6b", "98c07b", "afd08f", "c6dfa8", "dcedc4"], space="efe6d0", edge="b7a67f", ink="5b4a33",
    flowers=dict(white="f7f4ea", pink="e0708f", yellow="e9b83b", purple="7d66b3"), roof="c9704a", stone="f3ecdb",
    face="squares", flower_width=0.42, grain=0.0, rough=0.6, roof_sides=4)
# Other prints of the same game, and other boxes. A row is drawn by its number.
PRINTS = [
    dict(FLAT, rim="6b5238", board="c9c3ae", slot="6d6350", slot_radius=0.16, rim_width=0.45, lines=0.0,
         terraces=["5f8f4e"], space="d9d2bd", edge="8c8264", face="rounds", flower_width=0.56, grain=0.10, rough=0.35),
    dict(FLAT, rim="b49d78", board="d8c8a4", slot="5a4630", slot_radius=0.14, rim_width=0.2, lines=0.15,
         terraces=["8aa35a", "8aa35a"], space="e8ddc0", edge="6d7d3f", face="frames", flower_width=0.5, grain=0.07, rough=0.5),
    dict(FLAT, rim="a7a196", board="bdb7ab", slot="8b8478", slot_radius=0.13, rim_width=0.3, lines=0.1,
         terraces=["7ba368"], space="cfe0b4", edge="4f7a44", face="rounds", flower_width=0.46, grain=0.05, rough=0.3),
]
BOXES = [
    dict(FLAT, rim="2f4858", board="9fb4bd", slot="56707d", slot_radius=0.15, rim_width=0.35, terraces=["d8b98a", "cfae7c"],
         space="f0e2c6", edge="9a7b4d", flowers=dict(white="e8ecef", pink="c0392b", yellow="f39c12", purple="2e5aa8"),
         roof="2f6f8f", stone="c9b79a", face="frames", flower_width=0.5, grain=0.04),
    dict(FLAT, rim="7a3b2e", board="c98f6b", slot="7d5139", slot_radius=0.12, rim_width=0.25, terraces=["5e7f8a"],
         space="b7ccd2", edge="3b555e", flowers=dict(white="eeeeee", pink="e58fb1", yellow="f4d35e", purple="6a4c93"),
         roof="e0c341", stone="8c8c8c", face="squares", flower_width=0.46, grain=0.06, roof_sides=16),
    dict(FLAT, rim="d0d0c8", board="ece9e0", slot="a39f93", slot_radius=0.17, rim_width=0.15, terraces=["b56a4c", "c27a5a"],
         space="f1d9c6", edge="7d4029", flowers=dict(white="f5f5f5", pink="ff8fa3", yellow="ffd166", purple="9b5de5"),
         roof="3a5a40", stone="e9e2d0", face="tinted", flower_width=0.6, grain=0.03),
]


def box_of(style, random):
    if style == "flat":
        return dict(FLAT)
    if style == "relief":
        return dict(FLAT, slot="8d7c58", lines=0.12, grain=0.04, rough=0.4)
    return dict(random.choice(PRINTS if style == "print" else BOXES))


class Canvas:
    """`low` to `high` in cells, both ways; x to the east, y to the north."""

    def __init__(self, low, high, side, ground):
        self.side = side
        at = low + (np.arange(side) + 0.5) * (high - low) / side
        self.x, self.y = np.meshgrid(at, at)
        self.soft = 1.5 * (high - low) / side
        self.rgb = np.ones((side, side, 3)) * srgb(ground)

    def paint(self, depth, colour, strength=1.0, part=np.s_[:, :]):
        """`depth`: how far inside the shape a pixel of that part lies, in cells."""
        cover = np.clip(depth / self.soft + 0.5, 0, 1)[..., None] * strength
        self.rgb[part] = self.rgb[part] * (1 - cover) + srgb(colour) * cover

    def disc(self, x, y, radius, colour, strength=1.0):
        part = self.round(x, y, radius)
        self.paint(radius - np.hypot(self.x[part] - x, self.y[part] - y), colour, strength, part)

    def round(self, x, y, reach):
        step = self.x[0, 1] - self.x[0, 0]

        def along(at):
            middle = (at - self.x[0, 0]) / step
            return slice(max(0, int(middle - reach / step - 3)), max(0, int(middle + reach / step + 4)))
        return along(y), along(x)

    def box(self, x, y, half, colour, strength=1.0, corner=0.06):
        dx, dy = np.abs(self.x - x) - half + corner, np.abs(self.y - y) - half + corner
        self.paint(corner - np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) - np.minimum(np.maximum(dx, dy), 0),
                   colour, strength)

    def petals(self, x, y, radius, count, colour, strength=1.0):
        dx, dy = self.x - x, self.y - y
        away, turn = np.hypot(dx, dy), np.arctan2(dy, dx)
        self.paint(radius * (0.68 + 0.32 * np.cos(count * turn)) - away, colour, strength)

    def grain(self, strength, random):
        if strength <= 0:
            return
        field = np.zeros((self.side, self.side))
        for size in (4, 16, 64):
            coarse = np.array([[random.gauss(0, 1) for _ in range(size)] for _ in range(size)])
            field += np.kron(coarse, np.ones((self.side // size, self.side // size)))[:self.side, :self.side]
        self.rgb = np.clip(self.rgb * (1 + strength * field[..., None] / 1.7), 0, 1)


def board(box, random):
    rim = box["rim_width"]
    canvas = Canvas(-rim, 8 + rim, 832, box["rim"])
    canvas.box(4, 4, 4, box["board"], corner=0.02)
    for i in range(9):
        for across in (canvas.x, canvas.y):
            inside = (np.abs(canvas.x - 4) <= 4) & (np.abs(canvas.y - 4) <= 4)
            canvas.paint(np.where(inside, 0.015 - np.abs(across - i), -1), box["slot"], box["lines"])
    canvas.grain(box["grain"], random)
    for column in range(8):
        for row in range(8):
            x, y, r = column + 0.5, row + 0.5, box["slot_radius"]
            canvas.disc(x, y, r, box["slot"])
            canvas.disc(x + 0.12 * r, y - 0.12 * r, 0.78 * r, box["slot"])
            part = canvas.round(x, y, r)  # the shade within
            dx, dy = canvas.x[part] - x, canvas.y[part] - y
            canvas.paint(np.minimum(r - np.hypot(dx, dy), np.hypot(dx - 0.2 * r, dy + 0.2 * r) - 0.85 * r), "000000", 0.25, part)
    return canvas.rgb


def symbol(canvas, what, x, y, ink):
    if what == "statue":
        canvas.disc(x, y + 0.1, 0.08, ink)
        canvas.box(x, y - 0.06, 0.07, ink, corner=0.02)
    elif what == "fountain":
        canvas.disc(x, y, 0.18, "5fb3cf")
        canvas.disc(x, y, 0.07, ink)
    elif what == "bridge":
        canvas.paint(np.minimum(0.2 - np.hypot(canvas.x - x, canvas.y - y + 0.08),
                                np.minimum(np.hypot(canvas.x - x, canvas.y - y + 0.08) - 0.11, canvas.y - y + 0.08)), ink)
    elif what == "stairs":
        for i in range(3):
            canvas.box(x - 0.1 + 0.1 * i, y - 0.1 + 0.08 * i, 0.055, ink, corner=0.01)


def terrace(box, level, flower, symbols, random):
    """The face of 2 by 2 spaces, north up; `symbols` clockwise from north-west."""
    shades = box["terraces"]
    canvas = Canvas(0, 2, 128, shades[min(level, len(shades)) - 1])
    colour, face = box["flowers"][flower], box["face"]
    if face == "tinted":
        canvas.box(1, 1, 0.97, colour, 0.35)
    canvas.grain(box["grain"], random)
    for what, (x, y) in zip(symbols, ((0.5, 1.5), (1.5, 1.5), (1.5, 0.5), (0.5, 0.5))):
        if face == "rounds":
            canvas.disc(x, y, 0.33, box["edge"])
            canvas.disc(x, y, 0.30, box["space"])
        elif face == "frames":
            canvas.box(x, y, 0.36, box["edge"], corner=0.1)
            canvas.box(x, y, 0.31, shades[0] if what is None else box["space"], corner=0.08)
        else:
            canvas.box(x, y, 0.32, box["edge"])
            canvas.box(x, y, 0.30, box["space"])
        symbol(canvas, what, x, y, box["ink"])
    half = box["flower_width"] / 2
    if face == "frames":
        canvas.paint(np.minimum(0.98 - np.maximum(np.abs(canvas.x - 1), np.abs(canvas.y - 1)),
                                np.maximum(np.abs(canvas.x - 1), np.abs(canvas.y - 1)) - 0.93), colour)
    canvas.petals(1, 1, half, {"white": 5, "pink": 6, "yellow": 8, "purple": 4}[flower], colour)
    canvas.disc(1, 1, 0.3 * half, "e9b83b" if flower != "yellow" else "8f560b")
    return canvas.rgb


def card(random):
    canvas = Canvas(0, 2, 128, random.choice(["f4efe2", "e9dfc8", "ffffff", "305070", "a03828"]))
    canvas.box(1, 1.2, 0.6, random.choice(["c05040", "4070a0", "70a050", "d0b040"]))
    for i in range(4):
        canvas.disc(0.4 + 0.4 * i, 0.3, 0.12, random.choice(["202020", "8a2020", "bfae8a"]))
    return canvas.rgb
