import { Toast } from '@latchkey/ui'
import type { ReactNode } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { useLazy } from '../loading/useLazy.ts'
import { ToastMessage } from './ToastMessage.tsx'

const load = () => import(/* moment: guide */ './laterNotices.ts')

type LaterProps = {
  readonly show: (notices: Awaited<ReturnType<typeof load>>) => ReactNode
}

/**
 * Loads the code of alerts and pending toasts when the first of them is shown, because they are
 * rare.
 */
function Later({ show }: LaterProps) {
  const { value } = useLazy(load)
  return value && show(value)
}

/**
 * Shows the oldest open alert. It has a separate area in the card, so that it covers no content
 * (K-EVT-06).
 */
export function CurrentAlert() {
  const { kit } = useKitContext()
  const alert = useSlice(kit.alerts, ({ alerts }) => alerts[0], undefined)
  return alert && <Later show={({ AlertNotice }) => <AlertNotice alert={alert} />} />
}

/**
 * Shows the current toast above the card, or else the newest toast of a pending transaction. An
 * alert does not hide it (K-EVT-04).
 */
export function CurrentToast() {
  const { kit } = useKitContext()
  const toast = useSlice(kit.toasts, (state) => state.toast, undefined)
  const pending = useSlice(kit.toasts, (state) => state.pending.at(-1), undefined)
  if (toast)
    return <Toast key={toast.id} message={<ToastMessage toast={toast} />} variant={toast.variant} />
  return (
    pending && (
      <Later show={({ PendingNotice }) => <PendingNotice key={pending.id} toast={pending} />} />
    )
  )
}
