import type { Kit } from '@latchkey/kit'
import { openBuyPage } from '@latchkey/kit/buy'

/** Opens the page of a provider; says whether its address was one to open. */
export function openBuy(kit: Kit, url: string): boolean {
  try {
    openBuyPage(kit, url)
    return true
  } catch {
    return false
  }
}
