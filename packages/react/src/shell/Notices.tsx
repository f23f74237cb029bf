import { closeAlert, type PendingToast } from '@latchkey/kit'
import { AlertBar, Toast } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/useSlice.ts'
import { useText } from '../hooks/useText.ts'
import { useLazy } from '../loading/useLazy.ts'
import { ToastMessage } from './ToastMessage.tsx'

/** The oldest alert that is not over. It has a place of its own in the card, so that it lies over nothing (K-EVT-06). */
export function CurrentAlert() {
  const { kit } = useKitContext()
  const text = useText()
  const alert = useSlice(kit.alerts, ({ alerts }) => alerts[0], undefined)
  if (!alert) return null
  return (
    <AlertBar
      closeLabel={text('modal.dismiss')}
      message={<span data-testid="wui-alertbar-text">{alert.message}</span>}
      onClose={() => closeAlert(kit, { code: alert.code })}
      variant={alert.variant}
    />
  )
}

/** The toast, above the card. An alert beside it takes nothing away from it (K-EVT-04). */
export function CurrentToast() {
  const { kit } = useKitContext()
  const toast = useSlice(kit.toasts, (state) => state.toast, undefined)
  const pending = useSlice(kit.toasts, (state) => state.pending.at(-1), undefined)
  if (toast)
    return <Toast key={toast.id} message={<ToastMessage toast={toast} />} variant={toast.variant} />
  return pending ? <CurrentPending toast={pending} /> : null
}

const loadPending = () => import(/* moment: pending */ './PendingNotice.tsx')

/** Few people have something on its way: what shows it comes with that. */
function CurrentPending({ toast }: { readonly toast: PendingToast }) {
  const { value } = useLazy(loadPending)
  return value ? <value.PendingNotice key={toast.id} toast={toast} /> : null
}
