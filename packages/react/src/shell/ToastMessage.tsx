import type { Toast } from '@latchkey/kit'
import { useKitContext } from '../context/KitContext.ts'
import { fillIn } from '../messages/createText.ts'

/** What the kit says by itself it says in English; an app may have it in its own language. */
export function ToastMessage({ toast: { message, text } }: { readonly toast: Toast }) {
  const { messages } = useKitContext()
  const own = text && messages?.[text.key]
  return (
    <span data-testid="wui-snackbar-message">{own ? fillIn(own, text.values ?? {}) : message}</span>
  )
}
