import type { SendOrder, SwapStep } from '@latchkey/core'
import type { Token } from '../../account/Token.ts'
import type { OpenRequest } from '../../outbox/defineOpenRequests.ts'
import type { Retry } from '../../outbox/Retry.ts'
import { getPayStore } from '../../pay/getPayStore.ts'
import type { PayParameters } from '../../pay/Payment.ts'
import { payByWallet } from '../../pay/payByWallet.ts'
import { getSendStore } from '../../send/getSendStore.ts'
import { forgetSend, isAsking } from '../../send/sendOutbox.ts'
import { sendToken } from '../../send/sendToken.ts'
import { refreshSends } from '../../send/watchSends.ts'
import { openPay } from '../../start/openPay.ts'
import { getSwapStore } from '../../swap/getSwapStore.ts'
import { sendSwap } from '../../swap/sendSwap.ts'
import { forgetSwap, isSwapAsking } from '../../swap/swapOutbox.ts'
import { refreshSwaps } from '../../swap/watchSwaps.ts'
import type { TestKit } from '../createTestKit.ts'

export const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
export const receiver = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
export const receiverName = 'mira.latchkey.id'
const router = `0x${'2a'.repeat(20)}`
const ether: Token = {
  caipNetworkId: 'eip155:1',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  listed: 0n,
}
const gold: Token = { ...ether, symbol: 'GOLD', decimals: 6, address: `0x${'67'.repeat(20)}` }

/** A payment that the simulated user wants to make once. */
export type Intent = {
  /** Amount in base units, different for each payment of a test. */
  readonly amount: bigint
  readonly named: boolean
}

/**
 * A feature that spends, e.g. sending, swapping or paying, with the functions that the modal's
 * pages call.
 */
export type SpendingFeature = {
  readonly name: string
  readonly run: (
    kit: TestKit,
    id: string,
    intent: Intent & Retry,
  ) => Promise<{ readonly hash: string }>
  /** Returns the requests that the feature's view shows as pending. */
  readonly shown: (kit: TestKit) => readonly OpenRequest[]
  readonly refresh: (kit: TestKit) => void
  readonly isAsking: (kit: TestKit, id: string) => boolean
  readonly forget: (kit: TestKit, request: OpenRequest) => Promise<void>
}

const toText = (amount: bigint) =>
  `${amount / 10n ** 18n}.${String(amount % 10n ** 18n).padStart(18, '0')}`

export const sending: SpendingFeature = {
  name: 'send',
  run: (kit, id, { amount, named, ...retry }) =>
    sendToken(kit, {
      ...{ id, token: ether, amount: toText(amount), to: receiver, ...retry },
      ...(named && { name: receiverName }),
    }),
  shown: (kit) => getSendStore(kit).getState().requests,
  refresh: refreshSends,
  isAsking,
  forget: forgetSend,
}

export const swapping: SpendingFeature = {
  name: 'swap',
  run: (kit, id, { amount, named: _, ...retry }) => {
    const order = {
      caipNetworkId: 'eip155:1',
      account,
      routers: [router],
      amount,
      least: 1n,
    } as const
    const step = { act: 'swap', order, built: { to: router, data: '0xabcd' } } as const
    const plan = { step, sold: ether, bought: gold, amount, quoted: 2n }
    return sendSwap(kit, { id, plan, ...retry })
  },
  shown: (kit) => getSwapStore(kit).getState().requests,
  refresh: refreshSwaps,
  isAsking: isSwapAsking,
  forget: forgetSwap,
}

export const paying: SpendingFeature = {
  ...sending,
  name: 'pay',
  run: async (kit, id, { amount, named: _, ...retry }) => {
    const order: PayParameters = {
      ...{ id, caipNetworkId: 'eip155:1', amount: toText(amount), recipient: receiver },
    }
    await openPay(kit, order)
    await payByWallet(kit, retry)
    const { payment, progress } = getPayStore(kit).getState()
    if (payment?.id !== id || !progress?.hash) throw new Error(`${id} was not sent.`)
    return { hash: progress.hash }
  },
}

/** Describes a transaction by its exact amount and recipient. */
export const toWhat = ({ amount, to }: Pick<SendOrder, 'amount' | 'to'>) => `${amount} to ${to}`
export const toSwapped = ({ order, built }: SwapStep) => toWhat({ ...order, to: built.to })
/** Describes the transaction that makes the wanted payment, by amount and recipient. */
export const toMeant = (feature: SpendingFeature, { amount }: Intent) =>
  toWhat({ amount, to: feature === swapping ? router : receiver })
