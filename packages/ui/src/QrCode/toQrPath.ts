import { encode } from 'uqr'

export type QrPath = {
  /** Width and height of the code in modules, without a quiet zone. */
  readonly size: number
  /** SVG path of the dark modules. A module is one unit wide. */
  readonly path: string
  /** Width and height of the free square in the middle, in modules. 0 if the code has no logo. */
  readonly hole: number
}

/**
 * Width of the free square for a logo, as a share of the code's width. The square covers 5 % of the
 * area, and error correction level Q restores up to 25 %.
 */
const holeShare = 0.22

function toHole(size: number): number {
  const side = Math.floor(size * holeShare)
  // The side of the free square is odd like the number of modules per side, so that the square is
  // centred on whole modules.
  return side % 2 === 1 ? side : side - 1
}

/**
 * Encodes a text as a QR code (ISO/IEC 18004) with error correction level Q.
 *
 * @param options.logo - Whether to leave a square in the middle free for a logo.
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
