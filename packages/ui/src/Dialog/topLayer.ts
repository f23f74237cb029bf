const hasPopovers = () => typeof HTMLElement.prototype.showPopover === 'function'

/**
 * Shows an element above the whole page, in the browser's top layer. Moves it above the other
 * elements there if it is shown already. Does nothing in browsers without popovers.
 */
export function raise(element: HTMLElement): void {
  if (!hasPopovers() || !element.isConnected) return
  element.setAttribute('popover', 'manual')
  lower(element)
  element.showPopover?.()
}

/** Takes an element out of the top layer. Without `raise` before, nothing happens. */
export function lower(element: HTMLElement): void {
  if (hasPopovers() && element.matches(':popover-open')) element.hidePopover?.()
}

/**
 * Returns whether a modal dialog that does not contain the element is open. Such a dialog makes the
 * element inert, even a popover.
 */
export function isBehindModal(element: Element): boolean {
  return [...document.querySelectorAll('dialog[open]')].some(
    (dialog) => dialog !== element && !dialog.contains(element) && isModal(dialog),
  )
}

/** Returns whether a dialog was opened with `showModal()`, which jsdom does not have. */
const isModal = (dialog: Element) => 'showModal' in dialog && dialog.matches(':modal')

/**
 * Returns a z-index above every positioned element of the page. Reads all styles, so it is only for
 * browsers without a top layer for popovers.
 */
function findHighest(host: HTMLElement): number {
  const others = [...document.body.querySelectorAll('*')].filter((other) => !host.contains(other))
  return Math.max(...others.map((other) => Number(getComputedStyle(other).zIndex) || 0), 0) + 1
}

export type OpenAboveOptions = {
  /** Selector of the elements that lie above the dialog: the secure frame. */
  readonly reachable: string
  readonly onRequestClose: () => void
  readonly signal: AbortSignal
}

/**
 * Opens the dialog above the page until the signal is aborted: as a popover, or with `showModal()`
 * while a modal dialog of the page is open (K-WORLD-19). `showModal()` would make the secure frame
 * inert, so it is the exception. Browsers without popovers get a z-index above the page's.
 */
export function openAbove(host: HTMLDialogElement, options: OpenAboveOptions): void {
  const { signal, onRequestClose } = options
  const modal = isBehindModal(host)
  if (modal) host.showModal()
  else openOverPage(host, options)
  // The browser's own ways to close a modal dialog, such as the back gesture of Android.
  const refuse = (event: Event) => {
    event.preventDefault()
    onRequestClose()
  }
  host.addEventListener('cancel', refuse)
  signal.addEventListener('abort', () => {
    host.removeEventListener('cancel', refuse)
    lower(host)
    host.removeAttribute('popover')
    if (modal) host.close()
    host.removeAttribute('open')
    host.style.removeProperty('z-index')
  })
}

function openOverPage(host: HTMLDialogElement, { reachable, signal }: OpenAboveOptions): void {
  raise(host)
  // The attribute keeps the dialog visible when it leaves the top layer. `show()` does the same, but
  // is missing in jsdom and refuses popovers.
  host.setAttribute('open', '')
  if (!hasPopovers()) host.style.zIndex = String(Math.max(findHighest(host), readZIndex(host)))
  const raiseAll = () => raiseDialog(host, reachable)
  document.addEventListener('fullscreenchange', raiseAll)
  signal.addEventListener('abort', () => document.removeEventListener('fullscreenchange', raiseAll))
}

const readZIndex = (host: HTMLElement) => Number(getComputedStyle(host).zIndex) || 0

/** Raises the dialog and then the shown frames, which lie above it. */
export function raiseDialog(host: HTMLDialogElement, reachable: string): void {
  if (!host.hasAttribute('popover')) return
  raise(host)
  for (const frame of document.querySelectorAll<HTMLElement>(reachable))
    if (hasPopovers() && frame.matches(':popover-open')) raise(frame)
}
