import { encode } from 'uqr'

export type QrPath = {
  /** Side of the code in modules, without a quiet zone. */
  readonly size: number
  /** SVG path of the dark modules, one unit each. */
  readonly path: string
  /** Side of the free square in the middle, in modules; 0 without one. */
  readonly hole: number
}

/**
 * Share of the side left free for a logo. It is 5 % of the area, and error correction level Q
 * restores 25 %.
 */
const holeShare = 0.22

function toHole(size: number): number {
  const side = Math.floor(size * holeShare)
  // Odd like the code's side, so that the hole is centred on whole modules.
  return side % 2 === 1 ? side : side - 1
}

/**
 * Draws a text as a QR code (ISO/IEC 18004), error correction level Q.
 *
 * @param options.logo - Leaves the middle free.
 */
export function toQrPath(text: string, options: { readonly logo: boolean }): QrPath {
  const { data, size } = encode(text, { ecc: 'Q', border: 0 })
  const hole = options.logo ? toHole(size) : 0
  const [from, to] = [(size - hole) / 2, (size + hole) / 2]
  const isFree = (x: number, y: number) => x >= from && x < to && y >= from && y < to
  const path = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && !isFree(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, path: path.join(''), hole }
}
