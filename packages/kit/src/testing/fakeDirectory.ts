import type { Wallet } from '@latchkey/blockchain-api'

export type FakeDirectoryOptions = {
  readonly wallets?: readonly Partial<Wallet>[]
  /**
   * Features of the project, as the fake directory returns them. A number is the HTTP status of an
   * error response.
   */
  readonly features?: readonly { readonly id: string; readonly config: string[] | null }[] | number
  readonly allowedOrigins?: readonly string[] | number
  /** Limits of the project's plan. A number is the HTTP status of an error response. */
  readonly planLimits?: object | number
  /**
   * Whether the project accepts analytics. A number is the HTTP status of an error response.
   * Default true.
   */
  readonly analytics?: boolean | number
}

export type FakeDirectory = {
  readonly url: string
  readonly fetch: typeof fetch
  /** URLs of all requests that the fake directory has received, in order. */
  readonly asked: readonly URL[]
  /** Delays all answers of the fake directory until `release` is called. */
  readonly hold: () => { readonly release: () => void }
}

const toIds = (list: string | null) => list?.split(',') ?? []

/** Returns the directory id of the fake wallet with this number. */
export const toWalletId = (number: number): string => number.toString(16).padStart(64, '0')

function toRow(wallet: Partial<Wallet>, index: number): Wallet {
  return {
    id: toWalletId(index + 1),
    name: `Wallet ${index + 1}`,
    chains: ['eip155:1'],
    order: index,
    ...wallet,
  }
}

function isFound({ id, name, chains, badge_type, rdns }: Wallet, query: URLSearchParams): boolean {
  const [include, exclude] = [toIds(query.get('include')), toIds(query.get('exclude'))]
  const names = [...toIds(query.get('names')), ...toIds(query.get('rdns'))]
  const wanted = toIds(query.get('chains'))
  const badge = query.get('badge_type') ?? query.get('badge')
  return [
    include.length === 0 || include.includes(id),
    !exclude.includes(id),
    wanted.length === 0 || Boolean(chains?.some((chain) => wanted.includes(chain))),
    !badge || badge_type === badge,
    names.length === 0 || names.includes(name) || names.includes(rdns ?? ''),
    name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()),
  ].every(Boolean)
}

function findRows(rows: readonly Wallet[], query: URLSearchParams) {
  const found = rows.filter((row) => isFound(row, query))
  const [page, entries] = [Number(query.get('page')), Number(query.get('entries'))]
  return { data: found.slice((page - 1) * entries, page * entries), count: found.length }
}

/** Creates a fake wallet directory. Pass its `fetch` and `url` to the kit. */
export function fakeDirectory(options: FakeDirectoryOptions = {}): FakeDirectory {
  const { wallets = [], features = [], allowedOrigins = [], analytics = true } = options
  const { planLimits = { tier: 'none', isAboveRpcLimit: false, isAboveMauLimit: false } } = options
  const rows = wallets.map(toRow)
  const asked: URL[] = []
  const state: { gate: Promise<void> } = { gate: Promise.resolve() }
  const toAnswer = (body: object, status: unknown) =>
    typeof status === 'number' ? new Response('no', { status }) : Response.json(body)
  const listed = typeof features === 'number' ? [] : features
  const answers: Readonly<Record<string, (query: URLSearchParams) => Response>> = {
    '/getWallets': (query) => Response.json(findRows(rows, query)),
    '/appkit/v1/config': () =>
      toAnswer({ features: listed.map((one) => ({ isEnabled: true, ...one })) }, features),
    '/appkit/v1/project-limits': () => toAnswer({ planLimits }, planLimits),
    '/getAnalyticsConfig': () => toAnswer({ isAnalyticsEnabled: analytics }, analytics),
    '/projects/v1/origins': () => toAnswer({ allowedOrigins }, allowedOrigins),
  }
  return {
    url: 'https://wallets.example/',
    asked,
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : input)
      asked.push(url)
      await state.gate
      return answers[url.pathname]?.(url.searchParams) ?? new Response('no', { status: 404 })
    },
    hold: () => {
      let release = () => {}
      state.gate = new Promise((resolve) => {
        release = resolve
      })
      return { release }
    },
  }
}
