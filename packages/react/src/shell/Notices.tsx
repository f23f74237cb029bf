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

/** Few people meet one of these: what shows them comes with the first. */
function Later({ show }: LaterProps) {
  const { value } = useLazy(load)
  return value && show(value)
}

/** The oldest alert that is not over. It has a place of its own in the card, so that it lies over nothing (K-EVT-06). */
export function CurrentAlert() {
  const { kit } = useKitContext()
  const alert = useSlice(kit.alerts, ({ alerts }) => alerts[0], undefined)
  return alert && <Later show={({ AlertNotice }) => <AlertNotice alert={alert} />} />
}

/** The toast, above the card; while there is none, what is on its way. An alert beside it takes nothing away from it (K-EVT-04). */
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
