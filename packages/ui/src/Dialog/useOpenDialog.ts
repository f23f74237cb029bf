import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isolate } from './isolate.ts'
import { keepPresses } from './keepPresses.ts'
import { lockScroll } from './lockScroll.ts'
import { loopFocus } from './loopFocus.ts'
import { showToReaders } from './showToReaders.ts'
import { openAbove } from './topLayer.ts'
import { yieldToLater } from './yieldToLater.ts'

export type OpenDialogOptions = {
  readonly onRequestClose: () => void
  readonly labelledBy: string | undefined
  readonly label: string | undefined
  readonly reachable: string | undefined
  readonly getReturnFocus: (() => HTMLElement | null) | undefined
}

const frameSelector = '#w3m-iframe'

/** Opens the dialog element around the card for as long as the card is mounted. */
export function useOpenDialog(card: RefObject<HTMLElement | null>, options: OpenDialogOptions) {
  const { labelledBy, label, reachable = frameSelector } = options
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  useLayoutEffect(() => {
    const host = card.current?.closest('dialog')
    if (!host) return
    return nameElement(host, labelledBy ? 'aria-labelledby' : 'aria-label', labelledBy ?? label)
  }, [card, labelledBy, label])

  useLayoutEffect(() => {
    const element = card.current
    const host = element?.closest('dialog')
    if (!element || !host) return
    return openDialog(host, element, {
      reachable,
      onRequestClose: () => latest.current.onRequestClose(),
      getReturnFocus: () => latest.current.getReturnFocus?.() ?? null,
    })
  }, [card, reachable])

  useEffect(() => {
    const element = card.current
    const host = element?.closest('dialog')
    if (!element || !host) return
    const closing = new AbortController()
    const { signal } = closing
    const onChange = loopFocus(host, { card: element, reachable, signal })
    yieldToLater(host, { reachable, onChange, signal })
    keepPresses(host, signal)
    return () => closing.abort()
  }, [card, reachable])
}

type OpenParameters = {
  readonly reachable: string
  readonly onRequestClose: () => void
  readonly getReturnFocus: () => HTMLElement | null
}

function openDialog(host: HTMLDialogElement, card: HTMLElement, parameters: OpenParameters) {
  const { reachable, onRequestClose, getReturnFocus } = parameters
  const opener = document.activeElement
  const closing = new AbortController()
  const { signal } = closing
  const requestCloseOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    if (isInLaterElement(host, event.target)) return
    event.preventDefault()
    onRequestClose()
  }
  // Measures the scroll bar before content is shown, to avoid an extra layout.
  const unlock = lockScroll()
  openAbove(host, { reachable, onRequestClose, signal })
  const release = isolate(host, reachable)
  showToReaders(host, signal)
  card.focus({ preventScroll: true })
  // Keys pressed in the dialog end at it, the others at the document.
  host.addEventListener('keydown', requestCloseOnEscape)
  document.addEventListener('keydown', requestCloseOnEscape)
  return () => {
    host.removeEventListener('keydown', requestCloseOnEscape)
    document.removeEventListener('keydown', requestCloseOnEscape)
    unlock()
    release()
    closing.abort()
    returnFocus(opener, getReturnFocus)
  }
}

/** Returns whether a key was pressed in an element for which the dialog yields. */
const isInLaterElement = (host: Element, target: EventTarget | null) =>
  host.hasAttribute('data-yields') && target instanceof Node && !host.contains(target)

function returnFocus(opener: Element | null, getReturnFocus: () => HTMLElement | null) {
  const known = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const target = known ? opener : getReturnFocus()
  target?.focus({ preventScroll: true })
}

function nameElement(host: HTMLElement, attribute: string, name: string | undefined) {
  if (!name) return
  host.setAttribute(attribute, name)
  return () => host.removeAttribute(attribute)
}
