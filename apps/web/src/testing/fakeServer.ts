import type { LinkedAccount, LinkProvider, Session } from '@latchkey/product-api'
import { type FakeAnswers, fakeProductApi, refuse } from '@latchkey/product-api/testing'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

export const baseUrl = 'http://localhost:3000'
export const address = '0x52908400098527886E0F7030069857D2E4169EE7'

/** Session of a signed-in player with one wallet account on Ethereum. */
export const memberSession: Session = {
  id: 'session0000000000001',
  account: { address, chainId: 'eip155:1', namespace: 'eip155' },
  provider: null,
  accounts: [{ address, chainId: 'eip155:1' }],
  deletionAt: null,
  createdAt: '2030-01-15T09:00:00.000Z',
  expiresAt: '2030-01-29T09:00:00.000Z',
}

const device = {
  account: memberSession.account,
  provider: null,
  createdAt: memberSession.createdAt,
}

/** A session of a player who logged in through Discord and has no wallet. */
export const chatSession: Session = {
  ...memberSession,
  account: null,
  provider: 'discord',
  accounts: [],
}

export type FakeState = {
  session: Session | null
  devices: { id: string; browser: string; current: boolean }[]
  links: LinkedAccount[]
  /**
   * The endpoint calls that the fake server received in order, as name and input, e.g. `signOut
   * {…}`.
   */
  calls: string[]
}

const callbacks = {
  marketplace: '/openloot-callback',
  'marketplace-sandbox': '/openloot-sandbox-callback',
  discord: '/discord-callback',
}

/**
 * Returns an authorization URL of a provider, with the redirect URL, client and scope that the
 * default build accepts.
 */
export function toProviderAddress(provider: LinkProvider): string {
  const query = new URLSearchParams({
    redirect_uri: `${baseUrl}${callbacks[provider]}`,
    client_id: 'latchkey-sandbox',
    scope: 'identify email',
  })
  return `https://provider.example.test/authorize?${query}`
}

/**
 * Creates request handlers of a fake product server from the endpoint definitions. Tests replace
 * the responses of single endpoints by `answers`.
 */
export function createFakeServer(initial: Partial<FakeState> = {}, answers: FakeAnswers = {}) {
  const state: FakeState = {
    session: null,
    devices: [
      { id: 'session0000000000001', browser: 'Chromium on Linux', current: true },
      { id: 'session0000000000002', browser: 'Firefox on Windows', current: false },
    ],
    links: [],
    calls: [],
    ...initial,
  }
  const record = (name: string, input: object) =>
    state.calls.push(`${name} ${JSON.stringify(input)}`)
  const setDeletion = (deletionAt: string | null) => {
    const { session } = state
    if (!session) return refuse('not_signed_in')
    state.session = { ...session, deletionAt }
    return { session: state.session, csrfToken: 'token' }
  }
  const handlers = fakeProductApi(baseUrl, {
    getSession: () => ({
      session: state.session,
      csrfToken: 'token',
      serverTime: '2030-01-15T10:00:00.000Z',
    }),
    getMe: () =>
      state.session
        ? {
            user: {
              id: 'user0000000000000001',
              createdAt: '2029-12-05T10:00:00.000Z',
              displayName: 'Wren',
            },
            accounts: [],
          }
        : refuse('not_signed_in'),
    listSessions: () => ({
      sessions: state.devices.map((entry) => ({
        ...device,
        ...entry,
        lastSeenAt: '2030-01-15T09:55:00.000Z',
      })),
    }),
    revokeSession(input) {
      record('revokeSession', input)
      state.devices = state.devices.filter((entry) => entry.id !== input.id)
      return { ok: true }
    },
    revokeOtherSessions(input) {
      record('revokeOtherSessions', input)
      state.devices = state.devices.filter((entry) => entry.current)
      return { ok: true }
    },
    requestDeletion: () => setDeletion('2030-01-29T10:00:00.000Z'),
    cancelDeletion: () => setDeletion(null),
    startLink(input) {
      record('startLink', input)
      return { url: toProviderAddress(input.provider), expiresAt: '2030-01-15T10:10:00.000Z' }
    },
    listLinks: () => ({ links: state.links }),
    unlink(input) {
      record('unlink', input)
      state.links = state.links.filter((entry) => entry.provider !== input.provider)
      return { session: state.session ?? memberSession, csrfToken: 'next' }
    },
    signOut(input) {
      record('signOut', input)
      state.session = null
      return { ok: true }
    },
    listSeasons: () => ({ seasons: [] }),
    getTopPlayers: () => ({ season: null, standings: [] }),
    listReports: () => ({ reports: [], next: null }),
    getShop: () => ({
      ...{ open: false, opensAt: null, closesAt: null },
      ...{ notify: false, balance: 0, welcomePoints: 0, owned: [] },
    }),
    listPurchases: () => ({ purchases: [], next: null }),
    ...answers,
  })
  const marketplace = http.get(`${baseUrl}/v1/items`, () => HttpResponse.json({ items: [] }))
  return { state, server: setupServer(marketplace, ...handlers) }
}
