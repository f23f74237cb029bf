import { createSlot } from '@latchkey/kit'
import { getShownPage, type Page } from '@latchkey/modal'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { playFrom } from './playFrom.ts'

/** Positions of shared elements when a page was left, by name, and the page shown next. */
type LeftPage = { readonly next: Page; readonly places: Map<string, DOMRect> }

const getLeftPage = createSlot((): { current?: LeftPage } => ({}))

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
    const left = getLeftPage(kit)
    const page = getShownPage(kit.modal.getState())
    const places = left.current?.next === page ? left.current.places : undefined
    const from = places?.get(name)
    places?.delete(name)
    if (from) moveFrom(element, from)
    return () => {
      const next = getShownPage(kit.modal.getState())
      // If the page has not changed, a scrolling list has removed the element, so there is no
      // animation between pages.
      if (next === page) return
      if (left.current?.next !== next) left.current = { next, places: new Map() }
      left.current.places.set(name, element.getBoundingClientRect())
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
