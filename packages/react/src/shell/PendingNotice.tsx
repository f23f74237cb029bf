import { closePending, type PendingToast } from '@latchkey/kit'
import { CloseIcon, Icon, IconButton, Toast } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useText } from '../messages/en.ts'
import { ToastMessage } from './ToastMessage.tsx'

/** A pending toast with a close button, because it can stay for a long time. */
export function PendingNotice({ toast }: { readonly toast: PendingToast }) {
  const { kit } = useKitContext()
  const text = useText()
  return (
    <Toast
      action={
        <IconButton aria-label={text('modal.dismiss')} onClick={() => closePending(kit, toast)}>
          <Icon icon={CloseIcon} />
        </IconButton>
      }
      data-closable=""
      message={<ToastMessage toast={toast} />}
      variant={toast.variant}
    />
  )
}
