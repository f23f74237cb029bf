import type { Kit } from '../../kit/Kit.ts'
import type { WindowMessage } from '../../kit/ports.ts'

function listenToPage(listener: (message: WindowMessage) => void): () => void {
  window.addEventListener('message', listener)
  return () => window.removeEventListener('message', listener)
}

/** Hears what other windows post to this page. The one edge of logins: its code is not for every page to carry. */
export function listenToMessages(
  { ports }: Pick<Kit, 'ports'>,
  listener: (message: WindowMessage) => void,
): () => void {
  return (ports.listenToMessages ?? listenToPage)(listener)
}
