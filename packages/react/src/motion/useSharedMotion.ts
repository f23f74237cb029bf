import { createSlot } from '@latchkey/kit'
import { getShownPage } from '@latchkey/modal'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { playFrom } from './playFrom.ts'

/** Time in milliseconds for the next page to mount its element. A later element is not animated. */
const lateMs = 150

/** Boxes of the elements of the page that was left, by name. */
const getPlaces = createSlot(() => new Map<string, DOMRect>())

/**
 * Animates an element that two pages share from its box on the old page to its box on the new page.
 *
 * @param name - Identifies the element on both pages. Absent for an element that is not animated.
 * @returns A ref for the element's box, which must not be inline.
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
      // A row that unmounts while the list scrolls is not recorded.
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
