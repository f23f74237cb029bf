import type { Kit } from '@latchkey/kit'
import { openBuyPage } from '@latchkey/kit/buy'

/** Opens the page of a provider in a window. Returns false if its URL must not be opened. */
export function openBuy(kit: Kit, url: string): boolean {
  try {
    openBuyPage(kit, url)
    return true
  } catch {
    return false
  }
}
