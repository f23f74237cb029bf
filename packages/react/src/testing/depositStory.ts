import { type DepositState, getDepositStore, listDepositAssets } from '@latchkey/kit/deposit'
import {
  type CreateTestKitOptions,
  createTestKit,
  fakeWallet,
  type TestKit,
} from '@latchkey/kit/testing'
import { type FakeAnswers, fakeApi } from './fakeApi.ts'

export type FakeResults = { readonly [method: string]: object | 'never' | 'error' }

const exchanges = [
  { id: 'harbour', name: 'Harbour Exchange', imageUrl: '' },
  { id: 'northern', name: 'Northern', imageUrl: '' },
]
const usual: FakeResults = {
  reown_getExchanges: { total: 2, exchanges },
  reown_getExchangePayUrl: { url: 'https://exchange.example/pay?s=1', sessionId: 's1' },
  reown_getExchangeBuyStatus: { status: 'IN_PROGRESS', txHash: null },
}
const coin = `eip155:1:0x${'e'.repeat(40)}`
const ether = {
  address: coin,
  name: 'Ether',
  symbol: 'ETH',
  iconUrl: '',
  price: 3_000,
  decimals: 18,
}
const usualAnswers: FakeAnswers = {
  'supported-chains': { http: ['eip155:1'], ws: [] },
  price: { fungibles: [ether] },
  balance: { balances: [] },
  history: { data: [], next: null },
}

/** Creates a fake blockchain API that lists two exchanges. */
export function fakeExchanges(results: FakeResults = {}, answers: FakeAnswers = {}): typeof fetch {
  const api = fakeApi({ ...usualAnswers, ...answers })
  return async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.includes('/v1/json-rpc')) return api(input, init)
    const call: { readonly method: string } = await request.json()
    const result = { ...usual, ...results }[call.method]
    if (result === 'never') return new Promise<never>(() => {})
    if (result === 'error' || !result) return Response.json({}, { status: 400 })
    return Response.json({ jsonrpc: '2.0', id: 1, result })
  }
}

/** Kit options with deposits turned on and a connected wallet. */
export const depositOptions = {
  connected: fakeWallet(),
  blockchainApiUrl: 'https://api.example',
  features: { payWithExchange: true },
} as const satisfies CreateTestKitOptions

export type CreateDepositKitOptions = {
  readonly dollars?: string
  readonly deposit?: DepositState['deposit']
  readonly results?: FakeResults
  readonly answers?: FakeAnswers
  readonly options?: CreateTestKitOptions
}

/** Creates a kit with deposits, a connected account and a filled-in deposit form. */
export function createDepositKit(given: CreateDepositKitOptions = {}): TestKit {
  const { dollars = '', deposit, results, answers, options } = given
  const kit = createTestKit({
    started: false,
    ...depositOptions,
    ...options,
    ports: { fetch: fakeExchanges(results, answers) },
  })
  getDepositStore(kit).setState({ dollars, deposit })
  return kit
}

/** Creates the state of a deposit that is pending. */
export function createPendingDeposit(): DepositState['deposit'] {
  const [asset] = listDepositAssets(createTestKit({ connected: fakeWallet() }))
  const recipient = 'eip155:1:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const
  return asset && { id: 'one', exchangeId: 'harbour', asset, amount: '0.25', recipient }
}
