import { type RefObject, useLayoutEffect } from 'react'

/** A rectangle in CSS pixels of the viewport. */
export type Place = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** After so many frames in the same place it is taken to rest. */
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

/** What may move an element without changing its size. */
const causes = ['scroll', 'resize', 'transitionrun', 'transitionend', 'animationstart'] as const

/**
 * Tells where an element is, at once and whenever it has moved: by resizing, scrolling, the card growing around it, its
 * shaking. No event tells of the last two while they run, so the place is read frame by frame until it rests.
 *
 * @param follow - Stable.
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
  // What grows around it moves it, though its own size stays: an alert, a footer, the window.
  for (let node: Element | null = target; node; node = node.parentElement) observer.observe(node)
  return () => observer.disconnect()
}

function watchEvents(wake: () => void): () => void {
  const { visualViewport } = window
  // Captured: scrolling and motion of any ancestor count, and scrolling does not bubble.
  for (const cause of causes) window.addEventListener(cause, wake, true)
  for (const cause of ['scroll', 'resize']) visualViewport?.addEventListener(cause, wake)
  return () => {
    for (const cause of causes) window.removeEventListener(cause, wake, true)
    for (const cause of ['scroll', 'resize']) visualViewport?.removeEventListener(cause, wake)
  }
}
