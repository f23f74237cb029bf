import type { Page } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { isConnected } from '../state/getActiveConnection.ts'

/**
 * Opens the modal on a page that the state requires, regardless of the view that the host has
 * chosen.
 */
export function showPage(kit: Kit, page: Page): void {
  kit.preload()
  kit.modal.send({ type: 'open', page, namespace: undefined, connected: isConnected(kit) })
}
