import { createSlot } from '@latchkey/kit'
import { getShownPage } from '@latchkey/modal'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { playFrom } from './playFrom.ts'

/**
 * Maximum time in milliseconds until the next page mounts its element. An element that mounts later
 * is not animated.
 */
const lateMs = 150

/** Last positions of the shared elements of the previous page, by name. */
const getPlaces = createSlot(() => new Map<string, DOMRect>())

/**
 * Animates an element that two pages have in common, from its position on the previous page to its
 * position on the new one.
 *
 * @param name - Identifies the element on both pages. If absent, the element is not animated.
 * @returns A ref for the element, which must not be inline.
 */
export function useSharedMotion<element extends HTMLElement>(
  name: string | undefined,
): RefObject<element | null> {
  const box = useRef<element>(null)
  const { kit } = useKitContext()
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !name) return
    const places = getPlaces(kit)
    const page = getShownPage(kit.modal.getState())
    const from = places.get(name)
    places.delete(name)
    if (from) moveFrom(element, from)
    return () => {
      // The same page is still shown, so the element is only a row that a scrolling list has
      // removed.
      if (getShownPage(kit.modal.getState()) === page) return
      places.set(name, element.getBoundingClientRect())
      setTimeout(() => places.delete(name), lateMs)
    }
  }, [kit, name])
  return box
}

function moveFrom(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect()
  if (from.width === 0 || to.width === 0) return
  playFrom(element, {
    translate: `${from.x - to.x}px ${from.y - to.y}px`,
    scale: String(from.width / to.width),
    transformOrigin: '0 0',
  })
}
