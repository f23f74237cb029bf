import { closeAlert } from '@latchkey/kit'
import { AlertBar, Toast } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/useSlice.ts'
import { useText } from '../hooks/useText.ts'

/** The alert that is not closed yet, else the toast, over the top of the card. */
export function Notices() {
  const { kit } = useKitContext()
  const text = useText()
  const alert = useSlice(kit.alerts, ({ alerts }) => alerts[0], undefined)
  const toast = useSlice(kit.toasts, (state) => state.toast, undefined)
  if (alert) {
    return (
      <AlertBar
        closeLabel={text('modal.dismiss')}
        message={<span data-testid="wui-alertbar-text">{alert.message}</span>}
        onClose={() => closeAlert(kit, { code: alert.code })}
        variant={alert.variant}
      />
    )
  }
  if (!toast) return null
  return (
    <Toast
      key={toast.id}
      message={<span data-testid="wui-snackbar-message">{toast.message}</span>}
      variant={toast.variant}
    />
  )
}
