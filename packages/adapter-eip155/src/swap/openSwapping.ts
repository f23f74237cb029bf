import { type SwapFeatures, SwapMismatchError, type SwapStep, toEvmChainId } from '@latchkey/core'
import { isHex } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { createChainAsk } from '../features/createChainAsk.ts'
import { findOtherDecimals } from '../features/findOtherDecimals.ts'
import { readSender } from '../features/readSender.ts'
import { requireChain } from '../features/requireChain.ts'
import { sendTransaction } from '../features/sendTransaction.ts'
import type { ChainSource } from '../remote/readChain.ts'
import { raiseL1Fee } from '../send/readFees.ts'
import { readL1Fee } from '../send/readL1Fee.ts'
import { canBatch, sendBatch } from './batches.ts'
import { findLateDeadline } from './findLateDeadline.ts'
import { toFirstStep } from './toFirstStep.ts'
import { toSwapTransactions } from './toSwapTransaction.ts'

type Signal = AbortSignal | undefined

/** Implements swaps over the network's RPC URLs and the wallet. */
export function openSwapping(wallet: WalletContext, chain: ChainSource): SwapFeatures {
  const createAsk = createChainAsk(wallet, chain)

  const check = async (step: SwapStep, signal: Signal) => {
    const { caipNetworkId, sold, bought } = step.order
    const transactions = toSwapTransactions(step)
    const ask = createAsk(caipNetworkId, signal)
    const tokens = [sold, bought].filter((token) => token !== undefined)
    const wrong = await Promise.all([
      findLateDeadline(ask, step),
      ...tokens.map((token) => findOtherDecimals(ask, token)),
    ])
    const reason = wrong.find((one) => one !== undefined)
    if (reason !== undefined) throw new SwapMismatchError({ reason })
    return transactions
  }
  const requireAccount = async ({ account }: SwapStep['order'], signal: Signal) => {
    const sender = await readSender(wallet, signal)
    if (sender.toLowerCase() === account.toLowerCase()) return
    throw new SwapMismatchError({ reason: `The wallet is on ${sender}, not on ${account}.` })
  }

  return {
    check: async (step, { signal } = {}) => {
      await check(step, signal)
    },
    getDataFee: async ({ caipNetworkId, built: { to, data } }, { signal } = {}) => {
      const ask = createAsk(caipNetworkId, signal)
      const transaction = { ...(isHex(to) && { to }), data }
      return raiseL1Fee(await readL1Fee(ask, toEvmChainId(caipNetworkId), transaction), 'fast')
    },
    canBatch: ({ caipNetworkId }, { signal } = {}) =>
      canBatch(wallet, toEvmChainId(caipNetworkId), signal),
    toFirst: async (step, { signal } = {}) => {
      await check(step, signal)
      return toFirstStep(createAsk(step.order.caipNetworkId, signal), step)
    },
    send: async (step, { signal, onAsk } = {}) => {
      const [first, ...rest] = await check(step, signal)
      const chainId = toEvmChainId(step.order.caipNetworkId)
      const to = { chainId, switchNetwork: true, signal }
      await requireChain(wallet, chain, to)
      await requireAccount(step.order, signal)
      onAsk?.()
      return rest.length > 0
        ? sendBatch(wallet, [first, ...rest], signal)
        : sendTransaction(wallet, first, to)
    },
  }
}
