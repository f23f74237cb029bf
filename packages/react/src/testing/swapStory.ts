import type { Balance, BalanceOptions, SwapFeatures } from '@latchkey/core'
import type { SendToken } from '@latchkey/kit/send'
import { getSwapStore, type SwapForm, type SwapRequest } from '@latchkey/kit/swap'
import { createTestKit, fakeAdapter, fakeWallet } from '@latchkey/kit/testing'
import { type FakeAnswers, fakeApi } from './fakeApi.ts'
import { ether, gold, longToken } from './sendStory.ts'
import { walletIcons } from './walletIcons.ts'

export const router = `0x${'2a'.repeat(20)}`
export const rose: SendToken = {
  ...gold,
  address: `0x${'69'.repeat(20)}`,
  symbol: 'ROSE',
  name: 'Rose Garden',
  listed: 0n,
}

const toCaip = (address = `0x${'ee'.repeat(20)}`) => `eip155:1:${address}` as const
const row = ({ name, symbol, address, decimals }: SendToken) => ({
  name,
  symbol,
  address: toCaip(address),
  decimals,
  logoUri: null,
  eip2612: null,
})
const held = ({ name, symbol, address, decimals, priceUsd = 0 }: SendToken, numeric: string) => ({
  name,
  symbol,
  chainId: 'eip155:1',
  address: toCaip(address),
  price: priceUsd,
  quantity: { decimals: String(decimals), numeric },
  iconUrl: '',
  listed: true,
})
const popular = ['DAI', 'LINK', 'UNI', 'USDC', 'WBTC'].map(
  (symbol, index): SendToken => ({
    ...rose,
    address: `0x${String(71 + index).repeat(20)}`,
    symbol,
    name: `The ${symbol} coin`,
  }),
)

/**
 * Responses of the swap API: a quote of about 3,000 units of a token with six decimals, and an
 * unlimited allowance.
 */
export const swapAnswers: FakeAnswers = {
  'supported-chains': { http: ['eip155:1'], ws: [] },
  balance: { balances: [held(gold, '1200.5'), held(longToken, '123456789012.345678')] },
  tokens: { tokens: [ether, gold, rose, longToken, ...popular].map(row) },
  price: {
    fungibles: [{ address: toCaip(), name: '', symbol: '', iconUrl: '', price: 2, decimals: 6 }],
  },
  'gas-price': { standard: '14500000000', fast: '16000000000', instant: '21000000000' },
  quotes: {
    quotes: [
      {
        id: null,
        fromAmount: '1',
        fromAccount: toCaip(),
        toAmount: '2994120000',
        toAccount: toCaip(rose.address),
        fee: '8500000',
      },
    ],
  },
  allowance: { allowance: String(10n ** 30n) },
  'build-approve': {
    tx: {
      from: toCaip(gold.address),
      to: toCaip(rose.address),
      data: '0x095ea7b3',
      value: '0',
      eip155: null,
    },
  },
  'build-transaction': {
    tx: {
      from: toCaip(),
      to: toCaip(router),
      data: '0x38ed1739',
      amount: '2994120000',
      eip155: { gas: '231000', gasPrice: '14500000000' },
    },
  },
}

/** Returns the balance of the account: 1.5 ETH, and for any token that of `gold`. */
export function readSwapBalance({ token }: BalanceOptions): Balance {
  const { listed: amount, decimals, symbol } = token === undefined ? ether : gold
  return { amount, decimals, symbol }
}

/** Returns a balance of 10,000 GOLD, enough for swaps with a heavy price impact. */
export function readLargeBalance(options: BalanceOptions): Balance {
  const { amount, ...rest } = readSwapBalance(options)
  return { ...rest, amount: options.token === undefined ? amount : 10n ** 10n }
}

export type SwapStoryOptions = {
  readonly form?: Partial<SwapForm>
  readonly requests?: readonly Pick<SwapRequest, 'state' | 'position'>[]
  readonly answers?: FakeAnswers
  readonly swap?: Partial<SwapFeatures>
  readonly getBalance?: (options: BalanceOptions) => Balance | Promise<Balance>
  /** Activates a network that does not support swaps. */
  readonly unsupported?: boolean
}

/** Creates a kit with a connected account and a partly filled-in swap form. */
export function createSwapKit(options: SwapStoryOptions = {}) {
  const { form = {}, requests = [], answers = {}, swap = {}, unsupported = false } = options
  const connected = fakeWallet({
    id: 'basalt',
    name: 'Basalt Vault',
    info: { icon: walletIcons.basalt },
    caipNetworkId: unsupported ? 'eip155:137' : 'eip155:1',
    swap,
    // Transactions stay pending, because `waitFor` never resolves.
    ...(requests.length > 0 && { send: { waitFor: () => new Promise(() => {}) } }),
  })
  const kit = createTestKit({
    started: false,
    connected,
    adapters: [fakeAdapter({ getBalance: options.getBalance ?? readSwapBalance })],
    blockchainApiUrl: 'https://api.example',
    swap: { routers: { 'eip155:1': [router] } },
    ports: { fetch: fakeApi({ ...swapAnswers, ...answers }) },
  })
  const toRequest = (request: Pick<SwapRequest, 'state' | 'position'>, index: number) => ({
    id: `request-${index}`,
    from: connected.getAccounts()[0]?.address,
    caipNetworkId: 'eip155:1',
    act: 'swap',
    sold: '1 ETH',
    bought: '2,994.12 ROSE',
    hash: '0x1',
    ...request,
  })
  const data = { eip155: requests.map(toRequest) }
  kit.ports.storage.setItem('@latchkey/swap_requests', JSON.stringify({ v: 1, data }))
  getSwapStore(kit).setState(({ form: empty }) => ({ form: { ...empty, ...form } }))
  return kit
}
