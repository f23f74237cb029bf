import { isConnected, type Kit, requestCloseModal } from '@latchkey/kit'
import { getShownPage } from '@latchkey/modal'

/** Property of the history state that marks the modal's entry. */
const marker = 'latchkeyModal'

/** Reports close requests of the device, such as the back gesture of Android. */
type CloseWatcher = EventTarget & { readonly destroy: () => void }
type Watching = Window & { readonly CloseWatcher?: new () => CloseWatcher }

/**
 * Lets the browser's back button or gesture navigate in the open modal instead of leaving the page
 * (K-MODAL-19). Uses a close watcher if the browser has one, else one history entry.
 *
 * @returns A function that stops this, and removes the history entry once the modal is closed.
 */
export function watchBack(kit: Kit): () => void {
  const { CloseWatcher } = window as Watching
  return CloseWatcher ? watchCloseRequests(kit, CloseWatcher) : watchHistory(kit)
}

const isOpen = (kit: Kit) => kit.modal.getState().open

/**
 * Goes one page back in the modal, or requests to close it on its first page. An account and an
 * approval have no page to go back to, as in the modal's header.
 */
function goBack(kit: Kit): void {
  const state = kit.modal.getState()
  const { view } = getShownPage(state)
  if (state.stack.length > 1 && view !== 'Account' && view !== 'ApproveTransaction')
    kit.modal.send({ type: 'back', connected: isConnected(kit) })
  else requestCloseModal(kit)
}

function watchCloseRequests(kit: Kit, Watcher: new () => CloseWatcher): () => void {
  let watcher: CloseWatcher | undefined
  const closing = new AbortController()
  // A watcher reports one request, so each page of the modal needs another one.
  const watch = () => {
    watcher = new Watcher()
    const onClose = () => {
      goBack(kit)
      if (isOpen(kit) && !closing.signal.aborted) watch()
    }
    watcher.addEventListener('close', onClose, { signal: closing.signal })
  }
  watch()
  return () => {
    closing.abort()
    watcher?.destroy()
  }
}

function isMarked(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && marker in state
}

function watchHistory(kit: Kit): () => void {
  const { href } = window.location
  // Keeps the state of the page's router, which finds its own entry in it.
  const mark = () =>
    isMarked() || window.history.pushState({ ...window.history.state, [marker]: true }, '')
  const onPop = () => {
    // The page itself navigated while the modal was open.
    if (isMarked() || window.location.href !== href) return
    goBack(kit)
    if (isOpen(kit)) mark()
  }
  mark()
  window.addEventListener('popstate', onPop)
  return () => {
    window.removeEventListener('popstate', onPop)
    // Later, because a modal that opens again in the same task continues with the entry.
    setTimeout(() => {
      if (isMarked() && !isOpen(kit)) window.history.back()
    })
  }
}
