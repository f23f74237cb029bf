const steps = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
] as const

/** Formats a duration in its largest unit, rounded down: `3 min`. */
export function toAge(ms: number): string {
  const [size, unit] = steps.find(([length]) => ms >= length) ?? [1_000, 's']
  return `${Math.max(0, Math.floor(ms / size))} ${unit}`
}

/** Shortens a CAIP-2 id whose reference is long: `solana:5eyk…qZKvdp`. */
export function toShortId(caipNetworkId: string): string {
  return caipNetworkId.replace(/:(.{4}).+(.{6})$/, ':$1…$2')
}

/** Returns whether a separator before three digits may separate decimals or thousands: `1,000`. */
export const isAmbiguous = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(text.trim())

/**
 * Converts an amount that the user has typed to base units. A dot or a comma separates decimals.
 * This page is served without a build, so it cannot import `readBaseUnits`.
 *
 * @returns `undefined` if the text is not a number, is ambiguous, or has more decimal places than
 * the asset.
 */
export function toBaseUnits(text: string, decimals: number): string | undefined {
  const match = /^(?=.?\d)(\d{0,40})(?:[.,](\d*))?$/.exec(text.trim())
  const places = match?.[2] ?? ''
  if (!match || isAmbiguous(text) || places.length > decimals) return undefined
  return BigInt(`${match[1]}${places.padEnd(decimals, '0')}`).toString()
}

/**
 * Returns the accessible name of a button that copies a value. The name begins with the visible
 * label, so that speech input finds the button (WCAG 2.5.3).
 */
export const toCopyName = (label: string, what: string): string =>
  label === 'Copy' ? `Copy ${what}` : `${label}: ${what}`
