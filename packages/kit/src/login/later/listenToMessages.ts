import type { Kit } from '../../kit/Kit.ts'
import type { WindowMessage } from '../../kit/ports.ts'

function listenToPage(listener: (message: WindowMessage) => void): () => void {
  window.addEventListener('message', listener)
  return () => window.removeEventListener('message', listener)
}

/**
 * Subscribes to messages that other windows post to this page; tests replace the port. The default
 * is in this module, so that only pages with a login load it.
 */
export function listenToMessages(
  { ports }: Pick<Kit, 'ports'>,
  listener: (message: WindowMessage) => void,
): () => void {
  return (ports.listenToMessages ?? listenToPage)(listener)
}
