import { isText, type StorageKey } from '@latchkey/core'
import { toastVisibleMs } from '../kit/constants.ts'
import type { Kit } from '../kit/Kit.ts'
import { startTimer } from '../kit/startTimer.ts'
import type { PendingToast } from '../kit/ToastsState.ts'
import { type ShowToastParameters, showToast } from '../state/showToast.ts'
import { notifyTabs } from './notifyTabs.ts'

/**
 * Maximum number of stored ids of closed toasts. Older ids are removed, because their requests have
 * long finished.
 */
const mostClosed = 16

/** Storage key for the ids of pending toasts that the user has closed, the latest last. */
export const closedToastsKey: StorageKey<readonly string[]> = {
  name: '@latchkey/closed_toasts',
  version: 1,
  fallback: [],
  parse: (raw) =>
    Array.isArray(raw) ? raw.filter((id) => isText(id)).slice(-mostClosed) : undefined,
}

/**
 * Replaces the toasts of pending requests of one feature (`source`). Toasts that the user has
 * closed stay closed.
 */
export function setPending(
  kit: Kit,
  source: PendingToast['source'],
  toasts: readonly Omit<PendingToast, 'source'>[],
): void {
  const closed = kit.storage.read(closedToastsKey)
  const own = toasts.filter(({ id }) => !closed.includes(id)).map((toast) => ({ ...toast, source }))
  kit.toasts.setState(({ pending }) => ({
    pending: [...pending.filter((toast) => toast.source !== source), ...own],
  }))
}

/**
 * Closes the toast of a pending request in this tab, in the other tabs and after a reload. The
 * request stays pending.
 */
export function closePending(kit: Kit, { id }: Pick<PendingToast, 'id'>): void {
  kit.storage.write(closedToastsKey, [...kit.storage.read(closedToastsKey), id].slice(-mostClosed))
  kit.toasts.setState(({ pending }) => ({ pending: pending.filter((toast) => toast.id !== id) }))
  notifyTabs(kit, { type: 'pending' })
}

/** Shows a toast after the visible one has been shown long enough. */
function showToastNext(kit: Kit, parameters: ShowToastParameters): void {
  const delayMs = kit.toasts.getState().toast ? toastVisibleMs : 0
  startTimer(kit, { purpose: 'toast:next', delayMs }, () => showToast(kit, parameters))
}

/**
 * Shows the outcome of a request if this tab showed it as pending. Call it before the request is
 * removed from the pending list.
 */
export function showArrived(kit: Kit, id: string, toast: ShowToastParameters): void {
  if (kit.toasts.getState().pending.some((pending) => pending.id === id)) showToastNext(kit, toast)
}
