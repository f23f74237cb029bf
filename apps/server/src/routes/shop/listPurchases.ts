import { listPurchases as endpoint } from '@latchkey/product-api/endpoints'
import { readPolicy } from '@latchkey/service'
import { purchasePageRows } from '../../config/constants.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { readCursor, toCursor } from '../../paging/cursor.ts'
import { PurchasePlace, readPurchases } from '../../shop/readPurchases.ts'

export const listPurchases = defineRoute(endpoint, {
  ...readPolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ input, session: { userId }, context: { db } }) {
    const after = readCursor(input.after, PurchasePlace)
    const rows = await readPurchases(db, { userId, after, limit: purchasePageRows + 1 })
    const purchases = rows.slice(0, purchasePageRows)
    const last = purchases.at(-1)
    const hasMore = rows.length > purchasePageRows && last
    return { purchases, next: hasMore ? toCursor([last.boughtAt, last.id]) : null }
  },
})
