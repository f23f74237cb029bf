import { toastSwapMs } from '@latchkey/core'
import { toastVisibleMs } from '../kit/constants.ts'
import type { Kit } from '../kit/Kit.ts'
import { getTimers, startTimer, stopTimer } from '../kit/startTimer.ts'
import type { ToastText, ToastVariant } from '../kit/ToastsState.ts'

export type ShowToastParameters = {
  readonly message: string
  readonly variant: ToastVariant
  /** Which text of the kit `message` is. */
  readonly text?: ToastText | undefined
  /** Default true. False: stays until hidden or replaced, for what is still loading. */
  readonly autoClose?: boolean
}

/** Shows a toast. One that is visible hides first, the new one follows 150 ms later; of several only the last. */
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

/** Hides the toast and drops one that is about to follow. */
export function hideToast(kit: Kit): void {
  stopTimer(kit, 'toast:visible')
  stopTimer(kit, 'toast:swap')
  kit.toasts.setState({ toast: undefined })
}
