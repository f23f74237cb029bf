import { getShop as endpoint } from '@latchkey/product-api/endpoints'
import { readPolicy } from '@latchkey/service'
import { defineRoute } from '../../http/defineRoute.ts'
import { readBalance } from '../../shop/readBalance.ts'
import { readOpening } from '../../shop/readOpening.ts'
import { readOwnedItems } from '../../shop/readPurchases.ts'
import { readWatch } from '../../shop/watches.ts'
import { readWelcome } from '../../users/giveWelcome.ts'

export const getShop = defineRoute(endpoint, {
  ...readPolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ session: { userId }, context: { db, clock, marketplace } }) {
    const [opening, balance, owned, watch, welcomePoints] = await Promise.all([
      readOpening(db, clock.now()),
      readBalance(db, userId),
      readOwnedItems(db, userId),
      readWatch(db, userId),
      readWelcome(db, userId),
    ])
    return {
      // Without a configured marketplace the shop is closed, even during its opening hours.
      open: opening.open && marketplace !== undefined,
      opensAt: opening.opensAt?.toISOString() ?? null,
      closesAt: opening.closesAt?.toISOString() ?? null,
      notify: watch !== undefined,
      balance,
      welcomePoints,
      owned,
    }
  },
})
