import { crc32, deflateSync } from 'node:zlib'

const side = 320

type Colour = readonly [red: number, green: number, blue: number]
type Palette = readonly [ground: Colour, ink: Colour, metal: Colour]

const palettes: readonly [Palette, ...Palette[]] = [
  [
    [58, 43, 18],
    [246, 234, 208],
    [240, 194, 97],
  ],
  [
    [31, 58, 95],
    [222, 232, 244],
    [232, 194, 122],
  ],
  [
    [20, 73, 61],
    [207, 232, 213],
    [216, 178, 74],
  ],
  [
    [91, 42, 60],
    [242, 215, 201],
    [230, 199, 133],
  ],
  [
    [61, 47, 102],
    [217, 205, 245],
    [236, 204, 140],
  ],
]

function toChunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/**
 * Returns the share of a pixel, from 0 to 1, that lies within a radius, so that drawn edges are
 * smooth.
 */
const within = (distance: number, limit: number) =>
  Math.min(1, Math.max(0, (limit - distance) * side * 0.5 + 0.5))

const blend = (under: Colour, over: Colour, share: number): Colour => [
  under[0] + (over[0] - under[0]) * share,
  under[1] + (over[1] - under[1]) * share,
  under[2] + (over[2] - under[2]) * share,
]

/** Converts the index of a pixel to the coordinate of its centre, from -1 to 1. */
const toPlace = (pixel: number) => (pixel + 0.5) / (side / 2) - 1

/**
 * Returns the colour of a point in an NFT's picture: a flower with this number of petals in a ring.
 */
function toColour(
  [x, y]: readonly [number, number],
  [ground, ink, metal]: Palette,
  petals: number,
): Colour {
  const [radius, angle] = [Math.hypot(x, y), Math.atan2(x, -y)]
  const ring = within(radius, 0.86) - within(radius, 0.8)
  const flower = within(radius, 0.46 + 0.16 * Math.cos(petals * angle))
  const eye = within(radius, 0.14)
  return blend(blend(blend(ground, ink, ring), metal, flower), ground, eye)
}

/** Draws the picture of an NFT as PNG: a medal. The number determines the picture. */
export function drawMedal(number: number): Uint8Array {
  const palette = palettes[number % palettes.length] ?? palettes[0]
  const rows = Buffer.alloc(side * (side * 3 + 1))
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const colour = toColour([toPlace(column), toPlace(row)], palette, number + 3)
      rows.set(colour.map(Math.round), row * (side * 3 + 1) + 1 + column * 3)
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side)
  head.writeUInt32BE(side, 4)
  // Header: eight bits per channel, red, green and blue.
  head.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    toChunk('IHDR', head),
    toChunk('IDAT', deflateSync(rows)),
    toChunk('IEND', new Uint8Array()),
  ])
}
