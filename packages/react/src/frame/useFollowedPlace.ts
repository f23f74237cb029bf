import { type RefObject, useLayoutEffect } from 'react'

/** A rectangle in CSS pixels, relative to the viewport. */
export type Place = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Number of animation frames without movement after which the element counts as at rest. */
const restAfterFrames = 12

function readPlace(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

function isSamePlace(one: Place | undefined, other: Place): boolean {
  return (
    one?.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  )
}

/** Events after which an element may have moved without being resized. */
const causes = ['scroll', 'resize', 'transitionrun', 'transitionend', 'animationstart'] as const

/**
 * Calls `follow` with the position of an element, immediately and after every move. An element
 * moves when it is resized, when the page scrolls, when the card grows or during an animation. The
 * last two fire no event per frame, so the position is read in every animation frame until it stops
 * changing.
 *
 * @param follow - Must be a stable function.
 */
export function useFollowedPlace(
  element: RefObject<HTMLElement | null>,
  follow: (place: Place) => void,
): void {
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    return followPlace(target, follow)
  }, [element, follow])
}

function followPlace(target: HTMLElement, follow: (place: Place) => void): () => void {
  let last: Place | undefined
  let resting = 0
  let request: number | undefined
  const look = () => {
    const place = readPlace(target)
    const moved = !isSamePlace(last, place)
    last = place
    resting = moved ? 0 : resting + 1
    if (moved) follow(place)
    request = resting < restAfterFrames ? requestAnimationFrame(look) : undefined
  }
  const wake = () => {
    resting = 0
    request ??= requestAnimationFrame(look)
  }
  look()
  const stops = [watchSize(target, wake), watchEvents(wake)]
  return () => {
    if (request !== undefined) cancelAnimationFrame(request)
    for (const stop of stops) stop()
  }
}

function watchSize(target: Element, wake: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(wake)
  // Observes all ancestors, because a growing alert, footer or window moves the element without
  // resizing it.
  for (let node: Element | null = target; node; node = node.parentElement) observer.observe(node)
  return () => observer.disconnect()
}

function watchEvents(wake: () => void): () => void {
  const { visualViewport } = window
  // Listens in the capture phase, because scrolling and animation of any ancestor count and scroll
  // events do not bubble.
  for (const cause of causes) window.addEventListener(cause, wake, true)
  for (const cause of ['scroll', 'resize']) visualViewport?.addEventListener(cause, wake)
  return () => {
    for (const cause of causes) window.removeEventListener(cause, wake, true)
    for (const cause of ['scroll', 'resize']) visualViewport?.removeEventListener(cause, wake)
  }
}
