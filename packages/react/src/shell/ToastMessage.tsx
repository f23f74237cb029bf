import type { Toast } from '@latchkey/kit'
import { useKitContext } from '../context/KitContext.ts'
import { fillInIsolated } from '../messages/createText.ts'

/** The text of a toast: the app's own text for its key, else the kit's English message. */
export function ToastMessage({ toast: { message, text } }: { readonly toast: Toast }) {
  const { messages } = useKitContext()
  const own = text && messages?.[text.key]
  return (
    <span data-testid="wui-snackbar-message">
      {own ? fillInIsolated(own, text.values ?? {}) : message}
    </span>
  )
}
