import { gt, isNull, or } from 'drizzle-orm'
import * as z from 'zod'
import { shopWindows } from '../../db/schema.ts'
import { readOpening } from '../../shop/readOpening.ts'
import { defineCommand } from '../AdminCommand.ts'
import { audit } from '../audit.ts'

/**
 * Admin command that closes the shop immediately and cancels later openings. Paid purchases are
 * still delivered.
 */
export const closeShop = defineCommand({
  usage: 'shop close',
  summary: 'Closes the shop and removes later openings.',
  input: z.strictObject({}),
  async run(context) {
    const at = new Date(context.now)
    const { open } = await readOpening(context.db, context.now)
    await context.db.transaction(async (transaction) => {
      await transaction.delete(shopWindows).where(gt(shopWindows.opensAt, at))
      await transaction
        .update(shopWindows)
        .set({ closesAt: at })
        .where(or(isNull(shopWindows.closesAt), gt(shopWindows.closesAt, at)))
      await audit(transaction, context, { action: 'shop.close', details: { wasOpen: open } })
    })
    return { closedAt: at, wasOpen: open }
  },
})
