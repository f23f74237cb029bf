import { startRounds } from '../background/startRounds.ts'
import { deliveryLookMs } from '../config/constants.ts'
import { deliverDue } from './deliverPurchase.ts'
import type { ShopContext } from './ShopContext.ts'

/**
 * Delivers in the background what could not be delivered at once, also after a restart.
 *
 * @returns What stops it, after the round under way.
 */
export function startDeliveries(context: ShopContext): () => Promise<void> {
  if (!context.marketplace) return async () => {}
  return startRounds({
    everyMs: deliveryLookMs,
    round: () => deliverDue(context),
    onError: (facts) => context.log.warn('deliveries_failed', facts),
  })
}
