import {
  closeAlert,
  closePending,
  type PendingToast,
  type Toast as ToastState,
} from '@latchkey/kit'
import { AlertBar, Toast } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/useSlice.ts'
import { useText } from '../hooks/useText.ts'
import { fillIn } from '../messages/createText.ts'

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

/** What the kit says by itself it says in English; an app may have it in its own language. */
function ToastMessage({ toast: { message, text } }: { readonly toast: ToastState }) {
  const { messages } = useKitContext()
  const own = text && messages?.[text.key]
  return (
    <span data-testid="wui-snackbar-message">{own ? fillIn(own, text.values ?? {}) : message}</span>
  )
}

/** The toast, above the card. An alert beside it takes nothing away from it (K-EVT-04). */
export function CurrentToast() {
  const { kit } = useKitContext()
  const toast = useSlice(kit.toasts, (state) => state.toast, undefined)
  const pending = useSlice(kit.toasts, (state) => state.pending.at(-1), undefined)
  if (toast)
    return <Toast key={toast.id} message={<ToastMessage toast={toast} />} variant={toast.variant} />
  return pending ? <CurrentPending key={pending.id} toast={pending} /> : null
}

/** What is on its way stays until it is over, so that a person may close it. */
function CurrentPending({ toast }: { readonly toast: PendingToast }) {
  const { kit } = useKitContext()
  const text = useText()
  return (
    <Toast
      closeLabel={text('modal.dismiss')}
      message={<ToastMessage toast={toast} />}
      onClose={() => closePending(kit, toast)}
      variant={toast.variant}
    />
  )
}
