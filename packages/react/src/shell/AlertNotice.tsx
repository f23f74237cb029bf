import { type Alert, closeAlert } from '@latchkey/kit'
import { AlertBar } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useText } from '../messages/en.ts'

type AlertNoticeProps = { readonly alert: Alert }

/** Shows an alert until the kit removes it or the user closes it. */
export function AlertNotice({ alert }: AlertNoticeProps) {
  const { kit, messages } = useKitContext()
  const message = messages?.[`alert.${alert.code}`] ?? alert.message
  const text = useText()
  return (
    <AlertBar
      closeLabel={text('modal.dismiss')}
      message={<span data-testid="wui-alertbar-text">{message}</span>}
      onClose={() => closeAlert(kit, { code: alert.code })}
      variant={alert.variant}
    />
  )
}
