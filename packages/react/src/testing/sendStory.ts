import type {
  Balance,
  BalanceOptions,
  ReplacingFeatures,
  SendForecast,
  WalletAccount,
} from '@latchkey/core'
import { getSendStore, type SendForm, type SendRequest, type SendToken } from '@latchkey/kit/send'
import { createTestKit, fakeAdapter, fakeWallet } from '@latchkey/kit/testing'
import { type FakeAnswers, fakeApi } from './fakeApi.ts'
import { walletIcons } from './walletIcons.ts'

export const receiver = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
export const ether: SendToken = {
  caipNetworkId: 'eip155:1',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  listed: 15n * 10n ** 17n,
  priceUsd: 3_000,
}
export const gold: SendToken = {
  ...ether,
  address: `0x${'67'.repeat(20)}`,
  symbol: 'GOLD',
  name: 'Clubhouse Gold',
  decimals: 6,
  listed: 1_200_500_000n,
  priceUsd: 2,
}
export const longToken: SendToken = {
  ...gold,
  address: `0x${'68'.repeat(20)}`,
  symbol: 'DONAUDAMPFSCHIFF',
  name: 'Donaudampfschifffahrtsgesellschaftskapitänstoken',
  decimals: 18,
  listed: 123_456_789_012_345_678_901_234_567_890n,
}

const row = ({ name, symbol, address, priceUsd = 0 }: SendToken, numeric: string) => ({
  name,
  symbol,
  chainId: 'eip155:1',
  address: `eip155:1:${address}`,
  price: priceUsd,
  quantity: { decimals: '18', numeric },
  iconUrl: '',
  listed: address === gold.address,
})
const mira = {
  name: 'mira.latchkey.id',
  registered_at: '2026-01-01T00:00:00Z',
  attributes: {},
  addresses: { '60': { address: receiver } },
}
const usual: FakeAnswers = {
  'supported-chains': { http: ['eip155:1'], ws: [] },
  balance: { balances: [row(gold, '1200.5'), row(longToken, '123456789012.345678')] },
  'mira.latchkey.id': mira,
  'other.latchkey.id': { ...mira, name: 'other.latchkey.id' },
  [receiver]: [mira],
  'nobody.latchkey.id': [],
}

/** Returns the balance of the account: 1.5 ETH, and for any token that of `gold`. */
function readBalance({ token }: BalanceOptions): Balance {
  const { listed: amount, decimals, symbol } = token === undefined ? ether : gold
  return { amount, decimals, symbol }
}

const replacementFees = {
  now: 44_100n * 10n ** 9n,
  speedUp: 71_400n * 10n ** 9n,
  cancel: 71_400n * 10n ** 9n,
  nonce: 41,
}

export type SendStoryOptions = {
  readonly form?: Partial<SendForm>
  readonly requests?: readonly (Pick<SendRequest, 'state'> & Partial<SendRequest>)[]
  /**
   * Functions with which the fake wallet replaces a pending transaction. `null`: it cannot replace
   * one.
   */
  readonly replacing?: Partial<ReplacingFeatures> | null
  /** Result that the fake wallet returns for a simulated transfer. */
  readonly forecast?: SendForecast
  /** Type of the active account: externally owned or smart account. */
  readonly type?: WalletAccount['type']
  readonly answers?: FakeAnswers
  readonly getBalance?: (options: BalanceOptions) => Balance | Promise<Balance>
  /** Addresses to which the account has recently sent. */
  readonly recent?: readonly string[]
}

/** Creates a kit with a connected account and a partly filled-in send form. */
export function createSendKit(options: SendStoryOptions = {}) {
  const { form = {}, requests = [], answers = {}, getBalance = readBalance, recent } = options
  const { replacing = {}, type, forecast } = options
  const gwei = 10n ** 9n
  const connected = fakeWallet({
    id: 'basalt',
    name: 'Basalt Vault',
    info: { icon: walletIcons.basalt },
    accounts: [{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', ...(type && { type }) }],
    ...(replacing
      ? { replacing: { getFees: async () => replacementFees, ...replacing } }
      : { lacks: ['replacing'] }),
    send: {
      getFees: async () => ({
        slow: 27_300n * gwei,
        normal: 44_100n * gwei,
        fast: 71_400n * gwei,
        reserve: 136_500n * gwei,
      }),
      ...(forecast && { simulate: async () => forecast }),
      // Transactions stay pending, because `waitFor` never resolves.
      ...(requests.length > 0 && { waitFor: () => new Promise(() => {}) }),
    },
  })
  const kit = createTestKit({
    started: false,
    connected,
    adapters: [fakeAdapter({ getBalance })],
    blockchainApiUrl: 'https://api.example',
    ports: { fetch: fakeApi({ ...usual, ...answers }) },
  })
  const [account] = connected.getAccounts()
  const toRequest = (request: Partial<SendRequest>, index: number) => ({
    id: `request-${index}`,
    from: account?.address,
    caipNetworkId: 'eip155:1',
    to: receiver,
    amount: '0.25',
    symbol: 'ETH',
    units: String(25n * 10n ** 16n),
    ...(request.state === 'sent' && { hash: `0x${index + 1}` }),
    ...request,
  })
  const write = (name: string, eip155: readonly object[]) =>
    kit.ports.storage.setItem(name, JSON.stringify({ v: 1, data: { eip155 } }))
  write('@latchkey/send_requests', requests.map(toRequest))
  if (recent)
    write(
      '@latchkey/recent_receivers',
      recent.map((address) => ({ address })),
    )
  getSendStore(kit).setState(({ form: empty }) => ({ form: { ...empty, ...form } }))
  return kit
}
