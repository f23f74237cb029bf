/** As `--lk-time-tick` and `--lk-ease`. */
const timing = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const

/** From how far something comes, in CSS terms. */
export type Origin = {
  readonly translate?: string
  readonly scale?: string
  readonly transformOrigin?: string
  readonly opacity?: number
}

/**
 * Brings an element from somewhere to where it stands, which it does not leave for that: nothing else moves, and a second time
 * begins anew. Whoever asked for less motion sees it fade at most.
 */
export function playFrom(element: Element, { opacity, ...moved }: Origin): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const from = { ...(!isReduced && moved), ...(opacity !== undefined && { opacity }) }
  if (Object.keys(from).length > 0) element.animate([from, {}], timing)
}
