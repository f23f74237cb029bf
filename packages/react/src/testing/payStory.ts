import type { Balance, BalanceOptions, SendFeatures, SwapFeatures } from '@latchkey/core'
import { getPayStore, type Payment, type PayProgress } from '@latchkey/kit/pay'
import {
  type CreateTestKitOptions,
  createTestKit,
  type FakeWallet,
  fakeAdapter,
  fakeWallet,
  type TestKit,
} from '@latchkey/kit/testing'
import { type FakeResults, fakeExchanges } from './depositStory.ts'
import type { FakeAnswers } from './fakeApi.ts'
import { ether, gold, receiver } from './sendStory.ts'
import { router, swapAnswers } from './swapStory.ts'
import { walletIcons } from './walletIcons.ts'

/** A payment of 12.5 units of a token with six decimals. */
export const goldPayment: Payment = {
  id: 'order-1',
  caipNetworkId: 'eip155:1',
  asset: { ...gold, listed: 0n },
  amount: '12.5',
  units: 12_500_000n,
  recipient: receiver,
}

export const etherPayment: Payment = {
  ...goldPayment,
  asset: { ...ether, listed: 0n },
  amount: '0.25',
  units: 25n * 10n ** 16n,
}

/** Returns the balance of the account: 1.5 ETH, and for any token that of `gold`. */
function readBalance({ token }: BalanceOptions): Balance {
  const { listed: amount, decimals, symbol } = token === undefined ? ether : gold
  return { amount, decimals, symbol }
}

/**
 * Returns a quote that is worth about as much as the payment. Amounts have 18 decimals for ether
 * and six for gold.
 */
function readQuote(url: URL): object {
  const isBack = url.searchParams.get('from') === `eip155:1:${gold.address}`
  const toAmount = isBack ? String(4n * 10n ** 15n) : '12900000'
  const account = `eip155:1:${receiver}`
  return {
    quotes: [{ id: null, fromAmount: '1', fromAccount: account, toAmount, toAccount: account }],
  }
}

export type PayStoryOptions = {
  readonly payment?: Payment | undefined
  readonly progress?: PayProgress
  /** The connected wallet. Default: one with enough assets. `null`: no wallet is connected. */
  readonly connected?: FakeWallet | null
  readonly results?: FakeResults
  readonly answers?: FakeAnswers
  readonly getBalance?: (options: BalanceOptions) => Balance | Promise<Balance>
  readonly send?: Partial<SendFeatures>
  readonly swap?: Partial<SwapFeatures>
  readonly options?: CreateTestKitOptions
  /** Position of an earlier transfer with an unknown outcome. The wallet is at `0/0`. */
  readonly earlier?: string
}

const gwei = 10n ** 9n

/** Creates a fake wallet that estimates the fees of a transfer. */
export function createPayer({ send, swap }: Pick<PayStoryOptions, 'send' | 'swap'> = {}) {
  return fakeWallet({
    id: 'basalt',
    name: 'Basalt Vault',
    info: { icon: walletIcons.basalt },
    send: {
      getFees: async () => ({
        slow: 27_300n * gwei,
        normal: 44_100n * gwei,
        fast: 71_400n * gwei,
        reserve: 136_500n * gwei,
      }),
      ...send,
    },
    ...(swap && { swap }),
  })
}

/** Returns kit options for payments by wallet or exchange, including swaps. */
export function toPayOptions(given: PayStoryOptions = {}): CreateTestKitOptions {
  const { results, answers, getBalance = readBalance, options } = given
  return {
    connected: given.connected === null ? [] : (given.connected ?? createPayer(given)),
    adapters: [fakeAdapter({ getBalance, wallets: options?.wallets ?? [] })],
    blockchainApiUrl: 'https://api.example',
    swap: { routers: { 'eip155:1': [router] } },
    ...options,
    ports: {
      ...options?.ports,
      fetch: fakeExchanges(results, { ...swapAnswers, quotes: readQuote, ...answers }),
    },
  }
}

/** Creates a kit with a requested payment and its progress. */
export function createPayKit(given: PayStoryOptions = {}): TestKit {
  const kit = createTestKit({ started: false, ...toPayOptions(given) })
  const payment = 'payment' in given ? given.payment : goldPayment
  if (given.earlier !== undefined) {
    const from = createPayer().getAccounts()[0]?.address
    const row = { id: 'one', from, caipNetworkId: 'eip155:1', state: 'unknown' }
    const shown = { to: receiver, amount: '0.25', symbol: 'ETH', position: given.earlier }
    const data = { eip155: [{ ...row, ...shown }] }
    kit.ports.storage.setItem('@latchkey/send_requests', JSON.stringify({ v: 1, data }))
  }
  getPayStore(kit).setState({ payment, progress: given.progress, endsAt: Number.MAX_SAFE_INTEGER })
  return kit
}
