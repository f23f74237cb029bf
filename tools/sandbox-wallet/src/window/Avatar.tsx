/** Draws a picture that is derived from an address, so that users recognise their accounts. */
export function Avatar({ address }: { readonly address: string }) {
  const digits = [...address.slice(2, 18)].map((digit) => Number.parseInt(digit, 16))
  const [hue = 0, shift = 0, ...cells] = digits
  const paper = `oklch(0.9 0.045 ${hue * 24})`
  const ink = `oklch(0.46 0.09 ${hue * 24 + shift * 8})`
  return (
    <svg className="avatar" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <rect width="40" height="40" fill={paper} />
      {cells.slice(0, 12).flatMap((cell, index) => {
        if (cell % 2 === 0) return []
        const row = Math.floor(index / 3) * 8 + 4
        const column = index % 3
        const mirrored = [column * 8, 32 - column * 8]
        return [...new Set(mirrored)].map((x) => (
          <rect key={`${x}-${row}`} x={x} y={row} width="8" height="8" fill={ink} />
        ))
      })}
    </svg>
  )
}
