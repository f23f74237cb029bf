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
import { sendTransaction } from '../features/sendTransaction.ts'
import type { ChainSource } from '../remote/readChain.ts'
import { raiseL1Fee, readGas } from './readFees.ts'
import { readGasPrices } from './readGasPrices.ts'
import { readL1Fee } from './readL1Fee.ts'
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
  return { ...nothing, gas: await readGas(ask, nothing.to, nothing) }
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

/**
 * Reads the pending transaction, the fast price, and the L1 fee of the transaction. The L1 fee of a
 * cancellation is not higher.
 */
async function readState(ask: AskNode, sent: SentOrder) {
  const { caipNetworkId } = sent
  const [waiting, { fast }] = await Promise.all([
    readWaiting(ask, sent),
    readGasPrices(ask, caipNetworkId),
  ])
  const l1Fee = await readL1Fee(ask, toEvmChainId(caipNetworkId), waiting.transaction)
  return { waiting, fast, l1Fee }
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
      const { waiting, fast, l1Fee } = await readState(ask, sent)
      const { max } = toReplacementPrice(waiting.price, fast)
      const { from } = sent
      const cancel = await toReplacement(ask, { from, act: 'cancel', waiting })
      const highestL1Fee = raiseL1Fee(l1Fee, 'fast')
      return {
        now: waiting.price.max * waiting.gas + l1Fee,
        // A pending cancellation supports another cancellation with a higher fee, but no speed-up.
        ...(sent.amount > 0n && { speedUp: max * waiting.gas + highestL1Fee }),
        cancel: max * cancel.gas + highestL1Fee,
        nonce: waiting.nonce,
      }
    },
    replace: async (sent, { act, fee }, { signal, onAsk } = {}) => {
      const { id, from, caipNetworkId } = sent
      const ask = createAsk(caipNetworkId, signal)
      const { waiting, fast, l1Fee } = await readState(ask, sent)
      const replacement = await toReplacement(ask, { from, act, waiting })
      const max = (fee - l1Fee) / replacement.gas
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
