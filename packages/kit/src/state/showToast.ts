import { toastSwapMs } from '@latchkey/core'
import { toastVisibleMs } from '../kit/constants.ts'
import type { Kit } from '../kit/Kit.ts'
import { getTimers, startTimer, stopTimer } from '../kit/startTimer.ts'
import type { ToastText, ToastVariant } from '../kit/ToastsState.ts'

export type ShowToastParameters = {
  readonly message: string
  readonly variant: ToastVariant
  /** Key of the translated text whose English version is `message`. */
  readonly text?: ToastText | undefined
  /**
   * Whether the toast closes automatically. Default true. With false it stays until hidden or
   * replaced, for loading states.
   */
  readonly autoClose?: boolean
}

/**
 * Shows a toast. A visible toast hides first, and the new one follows 150 ms later. Of several
 * waiting toasts only the last shows.
 */
export function showToast(kit: Kit, parameters: ShowToastParameters): void {
  if (!kit.toasts.getState().toast && !getTimers(kit).has('toast:swap')) {
    show(kit, parameters)
    return
  }
  hideToast(kit)
  startTimer(kit, { purpose: 'toast:swap', delayMs: toastSwapMs }, () => show(kit, parameters))
}

function show(kit: Kit, { autoClose = true, ...toast }: ShowToastParameters): void {
  kit.toasts.setState({ toast: { id: kit.ports.randomId(), ...toast } })
  if (autoClose)
    startTimer(kit, { purpose: 'toast:visible', delayMs: toastVisibleMs }, () => hideToast(kit))
}

/** Hides the toast and drops a waiting one. */
export function hideToast(kit: Kit): void {
  stopTimer(kit, 'toast:visible')
  stopTimer(kit, 'toast:swap')
  kit.toasts.setState({ toast: undefined })
}
