/** A colour in the OKLab colour space, with its alpha. */
export type Oklab = {
  readonly l: number
  readonly a: number
  readonly b: number
  readonly alpha: number
}

/** Converts an OKLCH colour to OKLab. The hue is in degrees. */
export function fromOklch([l = 0, c = 0, h = 0, alpha = 1]: readonly number[]): Oklab {
  const angle = (h * Math.PI) / 180
  return { l, a: c * Math.cos(angle), b: c * Math.sin(angle), alpha }
}

/** Mixes two colours as `color-mix(in oklab, first share, second)` does for opaque colours. */
export function mix(first: Oklab, share: number, second: Oklab): Oklab {
  const blend = (x: number, y: number) => x * share + y * (1 - share)
  return {
    l: blend(first.l, second.l),
    a: blend(first.a, second.a),
    b: blend(first.b, second.b),
    alpha: 1,
  }
}

/** Converts an OKLab colour to linear sRGB. Clamps each channel to the displayable range. */
function toLinear({ l, a, b }: Oklab): readonly [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (value: number) => Math.min(Math.max(value, 0), 1)
  return [
    cut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    cut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    cut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

function luminance(colour: Oklab): number {
  const [red, green, blue] = toLinear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two colours as WCAG defines it, from 1 to 21. */
export function contrast(first: Oklab, second: Oklab): number {
  const [x, y] = [luminance(first), luminance(second)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}
