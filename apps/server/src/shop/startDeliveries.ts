import { describeError } from '@latchkey/service'
import { deliveryLookMs } from '../constants.ts'
import type { ServerContext } from '../ServerContext.ts'
import { deliverDue } from './deliverPurchase.ts'

/**
 * Delivers in the background what could not be delivered at once, also after a restart.
 *
 * @returns What stops it, after the round under way.
 */
export function startDeliveries(context: ServerContext): () => Promise<void> {
  if (!context.marketplace) return async () => {}
  let round = Promise.resolve()
  const look = () => {
    round = round
      .then(() => deliverDue(context))
      .catch((error: unknown) => context.log.warn('deliveries_failed', describeError(error)))
  }
  look()
  const timer = setInterval(look, deliveryLookMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
