import { Option } from 'commander'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { purchases } from '../../db/schema.ts'
import { refundPurchase as refund } from '../../shop/refundPurchase.ts'
import { defineCommand } from '../AdminCommand.ts'
import { AdminError } from '../AdminError.ts'
import { audit } from '../audit.ts'

const underWay =
  'A delivery of this purchase is under way: the player could get the item and the points. Wait until it is delivered, or refund it with --during-delivery.'

/**
 * Admin command that refunds the points of a purchase, once. The player keeps a delivered item. A
 * purchase that is not delivered yet needs `duringDelivery`, because the marketplace may deliver it
 * after the refund.
 */
export const refundPurchase = defineCommand({
  usage: 'shop refund <purchase> <reason>',
  summary: 'Refunds the points of a purchase.',
  options: [new Option('--during-delivery', 'Refunds although the item may still be delivered.')],
  input: z.strictObject({
    purchase: z.string(),
    reason: z.string().trim().min(1).max(400),
    duringDelivery: z.boolean().default(false),
  }),
  run(context, { purchase: purchaseId, reason, duringDelivery }) {
    return context.db.transaction(async (transaction) => {
      const [before] = await transaction
        .select()
        .from(purchases)
        .where(eq(purchases.id, purchaseId))
        .for('update')
      if (!before) throw new AdminError(`There is no purchase "${purchaseId}".`)
      if (before.state === 'paid' && !duringDelivery) throw new AdminError(underWay)
      const at = new Date(context.now)
      const done = await refund(transaction, { purchaseId, reason, at })
      if (!done) throw new AdminError('This purchase was already refunded.')
      const details = { purchaseId, reason, points: before.price, state: before.state }
      await audit(transaction, context, { action: 'shop.refund', details })
      return { purchase: purchaseId, points: before.price }
    })
  },
})
