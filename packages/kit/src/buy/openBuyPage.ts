import { openExternal } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/** kit-behaviour §6. */
const popupSize = { widthPx: 600, heightPx: 800 }

/**
 * Opens the page of a provider in a window of its own, in the click itself. Nobody hears when it is closed: it knows
 * nothing of this page, and this page nothing of it (S-64).
 *
 * @throws {ExternalUrlError} The address must not be opened.
 */
export function openBuyPage(kit: Pick<Kit, 'ports'>, url: string): void {
  openExternal(url, { open: kit.ports.openWindow, popup: popupSize })
}
