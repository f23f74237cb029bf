import { startRounds } from '../background/startRounds.ts'
import { deliveryLookMs } from '../config/constants.ts'
import { deliverDue } from './deliverPurchase.ts'
import type { ShopContext } from './ShopContext.ts'

/**
 * Starts the background job that delivers paid purchases, including those from before a restart.
 *
 * @returns A function that stops the job after the current run.
 */
export function startDeliveries(context: ShopContext): () => Promise<void> {
  if (!context.marketplace) return async () => {}
  return startRounds({
    everyMs: deliveryLookMs,
    round: () => deliverDue(context),
    onError: (facts) => context.log.warn('deliveries_failed', facts),
  })
}
