import { buyItem as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy, readIdempotencyKey } from '@latchkey/service'
import { defineRoute } from '../../http/defineRoute.ts'
import { buyItem as buy } from '../../shop/buyItem.ts'
import { deliverPurchase } from '../../shop/deliverPurchase.ts'
import { readPurchase } from '../../shop/readPurchases.ts'

export const buyItem = defineRoute(endpoint, {
  ...changePolicy,
  access: 'session',
  owner: 'own-user',
  idempotency: 'keyed',
  async handle({ input, session: { userId }, request, context }) {
    const now = context.clock.now()
    const call = { userId, key: readIdempotencyKey(request), path: endpoint.path, input, now }
    const id = await buy(context, call, input)
    await deliverPurchase(context, id)
    return { purchase: await readPurchase(context.db, { userId, id }) }
  },
})
