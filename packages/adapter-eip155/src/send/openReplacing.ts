import {
  type EthereumTransaction,
  NotReplaceableError,
  type ReplacementAct,
  type ReplacingFeatures,
  SendMismatchError,
  type SentOrder,
  sleep,
  toEvmChainId,
} from '@latchkey/core'
import { getAddress } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { createChainAsk } from '../features/createChainAsk.ts'
import type { AskNode } from '../features/findReplacement.ts'
import { readSender } from '../features/readSender.ts'
import { readSent } from '../features/receipts.ts'
import { requireChain } from '../features/requireChain.ts'
import { sendTransaction, toCallFields } from '../features/sendTransaction.ts'
import type { ChainSource } from '../remote/readChain.ts'
import { readGas, readGasPrices } from './readFees.ts'
import { readWaiting, type Waiting } from './readWaiting.ts'
import { raise, toFeeFields, toReplacementPrice } from './replacementPrice.ts'

/**
 * Creates the transaction that replaces a pending one: the same transaction for a speed-up, or an
 * empty one to the sender for a cancellation.
 */
async function toReplacement(
  ask: AskNode,
  { from, act, waiting }: { from: string; act: ReplacementAct; waiting: Waiting },
): Promise<EthereumTransaction & { readonly gas: bigint }> {
  const { transaction, gas } = waiting
  if (act === 'speedUp') return { ...transaction, gas }
  const nothing = { to: getAddress(from), value: 0n, data: '0x' } as const
  const call = { from: nothing.to, ...toCallFields(nothing) }
  return { ...nothing, gas: await readGas(ask, call) }
}

/**
 * Number of times to poll for the replacement, and milliseconds between two polls. The network's
 * node receives the transaction from the wallet's node within seconds.
 */
const [looks, lookMs] = [5, 1_000]

/**
 * Returns whether the wallet ignored the requested nonce. Some wallets choose the nonce themselves,
 * and then both transactions can be mined.
 */
async function isSeparate(ask: AskNode, hash: string, nonce: number): Promise<boolean> {
  try {
    for (let left = looks; left > 0; left -= 1) {
      const sent = readSent(await ask('eth_getTransactionByHash', [hash]))
      if (sent) return sent.nonce !== BigInt(nonce)
      await sleep(lookMs, undefined)
    }
    return false
  } catch {
    return false // The node cannot tell, and the transaction is already sent.
  }
}

/** Implements the replacement of pending transactions by their nonce. */
export function openReplacing(wallet: WalletContext, chain: ChainSource): ReplacingFeatures {
  const createAsk = createChainAsk(wallet, chain)
  const requireAccount = async ({ from }: SentOrder, signal: AbortSignal | undefined) => {
    const sender = await readSender(wallet, signal)
    if (sender.toLowerCase() === from.toLowerCase()) return
    throw new SendMismatchError({ reason: `The wallet is on ${sender}, not on ${from}.` })
  }
  return {
    getFees: async (sent, { signal } = {}) => {
      const ask = createAsk(sent.caipNetworkId, signal)
      const [waiting, { fast }] = await Promise.all([readWaiting(ask, sent), readGasPrices(ask)])
      const { max } = toReplacementPrice(waiting.price, fast)
      const { from } = sent
      const cancel = await toReplacement(ask, { from, act: 'cancel', waiting })
      return {
        now: waiting.price.max * waiting.gas,
        // A pending cancellation supports another cancellation with a higher fee, but no speed-up.
        ...(sent.amount > 0n && { speedUp: max * waiting.gas }),
        cancel: max * cancel.gas,
        nonce: waiting.nonce,
      }
    },
    replace: async (sent, { act, fee }, { signal, onAsk } = {}) => {
      const { id, from, caipNetworkId } = sent
      const ask = createAsk(caipNetworkId, signal)
      const [waiting, { fast }] = await Promise.all([readWaiting(ask, sent), readGasPrices(ask)])
      const replacement = await toReplacement(ask, { from, act, waiting })
      const max = fee / replacement.gas
      if (max < raise(waiting.price.max)) throw new NotReplaceableError({ id, reason: 'price' })
      const fees = toFeeFields(waiting, fast, max)
      const chainId = toEvmChainId(caipNetworkId)
      const to = { chainId, switchNetwork: true, signal }
      await requireChain(wallet, chain, to)
      await requireAccount(sent, signal)
      onAsk?.()
      const { nonce } = waiting
      const hash = await sendTransaction(wallet, { ...replacement, ...fees, nonce }, to)
      if (await isSeparate(ask, hash, nonce))
        throw new NotReplaceableError({ id, reason: 'separate' })
      return hash
    },
  }
}
