/**
 * A colour of a shape. Browsers without OKLCH ignore the style and use the attribute `fill`.
 */
type Paint = { readonly fill: string; readonly style: { readonly fill: string } }

/** A rectangle in the 40 × 40 drawing. */
type Part = Paint & {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rx: number
  readonly transform: string
}

export type AvatarDrawing = { readonly ground: Paint; readonly parts: readonly Part[] }

/** Index of the colour, x, y, width, height, radius, and rotation in degrees around the middle. */
type Shape = readonly [number, number, number, number, number, number, number]
type Draw = (next: (below: number) => number) => readonly Shape[]

const range = (length: number) => [...Array(length).keys()]

const forms: readonly [Draw, ...Draw[]] = [
  // Five lock pins, each split at a different height: upright, lying or slanted.
  (next) => {
    const turn = next(4) * 45
    return range(5).flatMap((index): Shape[] => {
      const x = 6 + index * 6
      const top = 6 + next(4)
      const parting = 13 + next(7) * 2
      return [
        [0, x, top, 4, parting - top, 2, turn],
        [1, x, parting + 2, 4, Math.max(4, 32 - next(4) - parting), 2, turn],
      ]
    })
  },
  // Spokes of different lengths around a hub.
  (next) => {
    const count = 5 + next(5)
    return range(count + 1).map((index) => {
      const top = 4 + next(5) * 2
      return index < count
        ? [index % 2, 18, top, 4, 20 - top, 2, (index * 360) / count]
        : [0, 15, 15, 10, 10, 5, 0]
    })
  },
  // Dots or squares that are mirrored at the middle.
  (next) => {
    const radius = next(2) * 2.5
    return range(15).flatMap((index): Shape[] => {
      const tone = next(5)
      const [x, y] = [(index % 3) * 6.2, 5 + Math.floor(index / 3) * 6.2]
      const draw = (x: number): Shape => [tone % 2, x, y, 5.2, 5.2, radius, 0]
      return tone < 2 && index ? [] : [draw(5 + x), draw(29.8 - x)]
    })
  },
  // Squares, diamonds or rings inside each other. The middle one has the colour of the background.
  (next) => {
    const [radius, turn] = [next(4) * 5, next(2) * 45]
    return [24 + next(5), 15 + next(6), 4 + next(8)].map((size, index) => {
      const start = 20 - size / 2
      return [(index * 2) % 3, start, start, size, size, radius, turn]
    })
  },
]

function toPaint(lightness: number, chroma: number, hue: number): Paint {
  return {
    fill: `hsl(${hue} 40% ${lightness * 80}%)`,
    style: { fill: `oklch(${lightness} ${chroma} ${hue})` },
  }
}

/**
 * Draws the avatar of a seed in two tones on a background. The seed also determines the form, so
 * that avatars differ without colours, too. Lightness and chroma are fixed, so that all avatars have
 * the same contrast in light and dark themes.
 */
export function drawAvatar(seed: string): AvatarDrawing {
  const next = createSequence(seed.toLowerCase())
  const hue = next(24) * 15
  const otherHue = (hue + 60 + next(9) * 30) % 360
  const ground = toPaint(0.43, 0.09, hue)
  const paints = [toPaint(0.9, 0.06, otherHue), toPaint(0.83, 0.1, otherHue), ground]
  const draw = forms[next(forms.length)] ?? forms[0]
  const parts = draw(next).map(([tone, x, y, width, height, rx, turn]) => ({
    ...{ x, y, width, height, rx },
    transform: `rotate(${turn} 20 20)`,
    ...(paints[tone] ?? ground),
  }))
  return { ground, parts }
}

/**
 * Creates a pseudo-random number generator, which returns the same integers from 0 to `below - 1`
 * in every browser. It is an xorshift generator, seeded with the FNV-1a hash of the text.
 */
function createSequence(seed: string): (below: number) => number {
  let state = 0x811c9dc5
  for (const character of seed)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 8) % below
  }
}
