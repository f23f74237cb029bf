/** Hues are this many degrees apart, so that two names differ visibly or not at all. */
const hueStep = 30

/** The first letter of a name on a tint of its own. Lightness follows the theme, so it reads like muted text. */
export function Monogram({ name }: { readonly name: string }) {
  const hue = toHue(name)
  return (
    <svg aria-hidden="true" focusable="false" height="100%" viewBox="0 0 40 40" width="100%">
      <rect fill={`oklch(from var(--lk-raised-high) l 0.028 ${hue})`} height="40" width="40" />
      <text
        fill={`oklch(from var(--lk-muted) l 0.09 ${hue})`}
        fontSize="18"
        fontWeight="500"
        textAnchor="middle"
        x="20"
        y="26.4"
      >
        {[...name][0]?.toUpperCase()}
      </text>
    </svg>
  )
}

/** The same name always has the same hue. */
function toHue(name: string): number {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997
  return (sum * hueStep) % 360
}
