import { randomId } from '@latchkey/service'
import { Option } from 'commander'
import * as z from 'zod'
import { shopWindows } from '../../db/schema.ts'
import { defineCommand } from '../AdminCommand.ts'
import { AdminError } from '../AdminError.ts'
import { EndTime, StartTime } from '../AdminTime.ts'
import { audit } from '../audit.ts'

/**
 * Admin command that opens the shop, immediately or at a later time, until a time or until `shop
 * close`.
 */
export const openShop = defineCommand({
  usage: 'shop open',
  summary: 'Opens the shop.',
  options: [
    new Option('--starts <time>', 'The opening time. Default: now.'),
    new Option('--ends <time>', 'The closing time. Default: none.'),
  ],
  toOrder: ({ starts: opensAt, ends: closesAt }) => ({ input: { opensAt, closesAt } }),
  input: z.strictObject({
    opensAt: StartTime.optional(),
    closesAt: EndTime.optional(),
  }),
  async run(context, { opensAt, closesAt }) {
    const window = { opensAt: opensAt ?? new Date(context.now), closesAt: closesAt ?? null }
    if (closesAt && closesAt <= window.opensAt)
      throw new AdminError('The shop would close before it opens.')
    await context.db.transaction(async (transaction) => {
      await transaction.insert(shopWindows).values({ ...window, id: randomId() })
      await audit(transaction, context, { action: 'shop.open', details: window })
    })
    return window
  },
})
