import { toDecimalText } from '@latchkey/core'
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
    swapFromAmount: toDecimalText(amount, sold.decimals),
    swapToAmount: toDecimalText(quoted, bought.decimals),
  }
}
