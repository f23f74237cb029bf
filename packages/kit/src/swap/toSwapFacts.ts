import { formatAmount } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import type { SwapEvent } from '../kit/KitEvent.ts'
import { isSmartAccountInUse } from '../state/isSmartAccountInUse.ts'
import type { QuotedSwap } from './getSwapDetails.ts'

/** Converts a swap to the properties of the analytics events about it. */
export function toSwapFacts(kit: Kit, { sold, bought, amount, quoted }: QuotedSwap): SwapEvent {
  return {
    network: sold.caipNetworkId,
    isSmartAccount: isSmartAccountInUse(kit),
    swapFromToken: sold.symbol,
    swapToToken: bought.symbol,
    swapFromAmount: formatAmount(amount, sold.decimals, sold.decimals),
    swapToAmount: formatAmount(quoted, bought.decimals, bought.decimals),
  }
}
