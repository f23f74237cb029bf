/**
 * A colour of a shape. Browsers without OKLCH ignore the style and use the attribute `fill`.
 */
type Paint = { readonly fill: string; readonly style: { readonly fill: string } }

type Pin = Paint & {
  readonly x: number
  readonly y: number
  readonly height: number
}

export type AvatarDrawing = { readonly ground: Paint; readonly pins: readonly Pin[] }

const columns = [6, 12, 18, 24, 30]
const gap = 2

function toPaint(lightness: number, chroma: number, hue: number): Paint {
  return {
    fill: `hsl(${hue} 40% ${lightness * 80}%)`,
    style: { fill: `oklch(${lightness} ${chroma} ${hue})` },
  }
}

/**
 * Draws the avatar of a seed: five lock pins, each split at a different height, in two tones on a
 * background. Lightness and chroma are fixed, so that all avatars have the same contrast in light
 * and dark themes.
 */
export function drawAvatar(seed: string): AvatarDrawing {
  const next = createSequence(seed.toLowerCase())
  const hue = next(24) * 15
  const otherHue = (hue + 60 + next(9) * 30) % 360
  const upper = toPaint(0.9, 0.06, otherHue)
  const lower = toPaint(0.83, 0.1, otherHue)
  const pins = columns.flatMap((x) => {
    const top = 6 + next(4)
    const parting = 13 + next(7) * 2
    const bottom = 34 - next(4)
    return [
      { x, y: top, height: parting - top, ...upper },
      { x, y: parting + gap, height: Math.max(bottom - parting - gap, 4), ...lower },
    ]
  })
  return { ground: toPaint(0.43, 0.09, hue), pins }
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
