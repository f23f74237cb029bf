import type { LinkedAccount, ResponseOf, Session } from '@latchkey/product-api'
import type { getMe, listSessions } from '@latchkey/product-api/endpoints'
import { createProductClient, type ProductClient } from '../product/createProductClient.ts'

/**
 * States in which the testers' screen can show the sections of the profile instead of live data.
 * `leaving`: the player has requested the deletion of the account.
 */
export const sampleStates = ['full', 'empty', 'loading', 'failed', 'leaving'] as const
export type SampleState = (typeof sampleStates)[number]

const dayMs = 24 * 60 * 60 * 1_000
const seasonId = 'sampleseason0001'
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
const first = { pageParams: [undefined] }

/**
 * Creates a client that returns sample data for the sections of the profile, with the user's real
 * session. It sends no requests and rejects every call for other data.
 */
export function createSampleProduct(state: SampleState, session: Session): ProductClient {
  const product = createProductClient({
    baseUrl: location.origin,
    fetch: async () =>
      new Response(JSON.stringify(refusal), {
        status: 404,
        headers: { 'content-type': 'application/json' },
      }),
  })
  const { queryClient, queries } = product
  if (state !== 'failed') queryClient.setDefaultOptions({ queries: { enabled: false } })
  const deletionAt = state === 'leaving' ? ago(-14) : null
  queryClient.setQueryData(queries.session.queryKey, {
    session: { ...session, deletionAt },
    csrfToken: '',
    serverTime: ago(0),
  })
  if (state === 'loading' || state === 'failed') return product
  const full = state !== 'empty'
  queryClient.setQueryData(queries.me.queryKey, { user: toUser(full), accounts: session.accounts })
  queryClient.setQueryData(queries.sessions.queryKey, { sessions: toDevices(session, full) })
  queryClient.setQueryData(queries.links.queryKey, { links: full ? links : [] })
  const [startsAt, endsAt] = [ago(40), ago(-20)]
  const season = { id: seasonId, name: 'The ninth door', startsAt, endsAt, closedAt: null }
  queryClient.setQueryData(queries.seasons.queryKey, {
    seasons: full ? [{ ...season, players: 5_000 }] : [],
  })
  queryClient.setQueryData(queries.purchases.queryKey, {
    ...first,
    pages: [{ purchases: full ? purchases : [], next: null }],
  })
  queryClient.setQueryData(queries.shop.queryKey, {
    ...{ open: true, opensAt: null, closesAt: null, notify: false, owned: [] },
    ...(full ? { balance: 1_200, welcomePoints: 0 } : { balance: 200, welcomePoints: 200 }),
  })
  if (full)
    queryClient.setQueryData(queries.place(seasonId).queryKey, {
      ...first,
      pages: [{ place: { rank: 41, points: 12_345 }, awards, next: null }],
    })
  return product
}

const refusal = { error: { code: 'not_found', message: 'Not found.', ref: 'sample' } }

const toUser = (full: boolean): ResponseOf<typeof getMe>['user'] => ({
  id: 'sampleplayer0001',
  createdAt: full ? ago(400) : ago(0),
  displayName: full ? 'Wolfeschlegelsteinhausen' : null,
})

function toDevices(session: Session, full: boolean): ResponseOf<typeof listSessions>['sessions'] {
  const { account, provider, createdAt } = session
  const browsers = full ? ['Firefox on Windows', 'Safari on iOS', 'Chromium on Android'] : []
  return ['This browser', ...browsers].map((browser, index) => ({
    id: `sampledevice000${index}`,
    account,
    provider,
    createdAt,
    lastSeenAt: ago(index * 9),
    browser,
    current: index === 0,
  }))
}

const links: LinkedAccount[] = [
  { provider: 'marketplace', name: 'Wren', email: null, linkedAt: ago(30) },
  {
    provider: 'discord',
    name: 'a-name-as-long-as-the-platform-lets-them-be',
    email: 'an.address.that.is.cut@players.example.test',
    linkedAt: ago(2),
  },
]

const purchases = ['Brass lantern', 'Storm cloak', 'Key of the ninth door'].map(
  (itemName, index) => ({
    id: `samplepurchase00${index}`,
    itemId: `sample-item-${index}`,
    itemName,
    price: 120,
    state: 'delivered' as const,
    boughtAt: ago(index + 1),
    to: 'club' as const,
    deliveredAt: ago(index + 1),
    receipt: null,
    refundedAt: null,
    refundReason: null,
  }),
)

const awards = [
  { points: 9_000, reason: 'Tournament of the ninth door, first place', awardedAt: ago(3) },
  { points: -500, reason: 'Corrected: counted twice', awardedAt: ago(12) },
  { points: 3_845, reason: 'Round 1', awardedAt: ago(30) },
]
