import { openExternal } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/** Size of the window (kit-behaviour §6). */
const popupSize = { widthPx: 600, heightPx: 800 }

/**
 * Opens a provider's page in a separate window, directly in the click. The window and this page
 * have no access to each other, so its closing is not reported (S-64).
 *
 * @throws {ExternalUrlError} The address must not be opened.
 */
export function openBuyPage(kit: Pick<Kit, 'ports'>, url: string): void {
  openExternal(url, { open: kit.ports.openWindow, popup: popupSize })
}
