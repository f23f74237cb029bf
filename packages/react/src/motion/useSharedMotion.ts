import { createSlot } from '@latchkey/kit'
import { getShownPage } from '@latchkey/modal'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { playFrom } from './playFrom.ts'

/** What of the next page comes later stands still. */
const lateMs = 150

/** Where things stood on the page that went. */
const getPlaces = createSlot(() => new Map<string, DOMRect>())

/**
 * Moves a thing that stands on two pages from its place on the one to its place on the next.
 *
 * @param name - What it is, on every page the same; absent for something that stands still.
 * @returns For the thing's box, which must not be inline.
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
      // Rows that leave while a list is scrolled are not measured.
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
