import { openExternal } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/** Size of the on-ramp provider's window in CSS pixels (kit-behaviour §6). */
const popupSize = { widthPx: 600, heightPx: 800 }

/**
 * Opens a provider's page in a new window. Call it in the click handler. The window and this page
 * cannot access each other, so the kit does not notice when it closes (S-64).
 *
 * @throws {ExternalUrlError} The URL is not allowed.
 */
export function openBuyPage(kit: Pick<Kit, 'ports'>, url: string): void {
  openExternal(url, { open: kit.ports.openWindow, popup: popupSize })
}
