import { deliveryLookMs } from '../constants.ts'
import type { ServerContext } from '../ServerContext.ts'
import { startRounds } from '../startRounds.ts'
import { deliverDue } from './deliverPurchase.ts'

/**
 * Delivers in the background what could not be delivered at once, also after a restart.
 *
 * @returns What stops it, after the round under way.
 */
export function startDeliveries(context: ServerContext): () => Promise<void> {
  if (!context.marketplace) return async () => {}
  return startRounds({
    everyMs: deliveryLookMs,
    round: () => deliverDue(context),
    onError: (facts) => context.log.warn('deliveries_failed', facts),
  })
}
