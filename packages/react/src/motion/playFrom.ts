/** Same values as `--lk-time-tick` and `--lk-ease`. */
const timing = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const

/** Start of an animation, as CSS values. */
export type Origin = {
  readonly translate?: string
  readonly scale?: string
  readonly transformOrigin?: string
  readonly opacity?: number
}

/**
 * Animates an element from `origin` to its current position and opacity, without affecting the
 * layout. A repeated call starts from the beginning. With `prefers-reduced-motion`, only the
 * opacity changes.
 */
export function playFrom(element: Element, { opacity, ...moved }: Origin): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const from = { ...(!isReduced && moved), ...(opacity !== undefined && { opacity }) }
  if (Object.keys(from).length > 0) element.animate([from, {}], timing)
}
