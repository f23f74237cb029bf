import type { Page } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { isConnected } from '../state/getActiveConnection.ts'

/** Opens the modal on a page, even if the app has requested another view. */
export function showPage(kit: Kit, page: Page): void {
  kit.preload()
  kit.modal.send({ type: 'open', page, namespace: undefined, connected: isConnected(kit) })
}
