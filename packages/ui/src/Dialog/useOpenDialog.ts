import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isolate } from './isolate.ts'
import { keepPresses } from './keepPresses.ts'
import { lockScroll } from './lockScroll.ts'
import { loopFocus } from './loopFocus.ts'

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
    loopFocus(host, { card: element, reachable, signal: closing.signal })
    keepPresses(host, closing.signal)
    return () => closing.abort()
  }, [card, reachable])
}

type OpenParameters = {
  readonly reachable: string
  readonly onRequestClose: () => void
  readonly getReturnFocus: () => HTMLElement | null
}

function openDialog(host: HTMLDialogElement, card: HTMLElement, parameters: OpenParameters) {
  const opener = document.activeElement
  const requestCloseOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    event.preventDefault()
    parameters.onRequestClose()
  }
  // Measures the scroll bar before content is shown, to avoid an extra layout.
  const unlock = lockScroll()
  host.show()
  const release = isolate(host, parameters.reachable)
  card.focus({ preventScroll: true })
  document.addEventListener('keydown', requestCloseOnEscape)
  return () => {
    document.removeEventListener('keydown', requestCloseOnEscape)
    unlock()
    release()
    host.close()
    returnFocus(opener, parameters.getReturnFocus)
  }
}

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
