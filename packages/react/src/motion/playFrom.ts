/**
 * Duration in ms and easing of the animation, equal to the theme's `--lk-time-tick` and
 * `--lk-ease`.
 */
const timing = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const

/** The CSS values at which an animation starts. */
export type Origin = {
  readonly translate?: string
  readonly scale?: string
  readonly transformOrigin?: string
  readonly opacity?: number
}

/**
 * Animates an element from `origin` to its current position and opacity, without affecting the
 * layout. Another call restarts the animation. If the user prefers reduced motion, only the opacity
 * changes.
 */
export function playFrom(element: Element, { opacity, ...moved }: Origin): void {
  const isReduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  const from = { ...(!isReduced && moved), ...(opacity !== undefined && { opacity }) }
  // The document of jsdom has neither media queries nor animations.
  if (Object.keys(from).length > 0) element.animate?.([from, {}], timing)
}
