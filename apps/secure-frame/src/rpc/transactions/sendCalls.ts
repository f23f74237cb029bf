import { toEvmChainId } from '@latchkey/core'
import { type Hex, numberToHex } from 'viem'
import { readList, readObject, readQuantity } from '../../requests/read.ts'
import type { Fee, Json } from '../../requests/SigningRequest.ts'
import { confirmRequest } from '../confirmRequest.ts'
import { BatchError, NodeError } from '../errors.ts'
import type { RpcContext, RpcMethod } from '../RpcContext.ts'
import type { Signing } from '../Signing.ts'
import {
  checkCapabilities,
  createBatchId,
  readBatch,
  toBatchAnswer,
} from '../smart-account/readBatch.ts'
import { estimateGas, type Fees, readMarketFees, readNonce } from './fillTransaction.ts'
import { broadcast, signTransaction } from './sendTransaction.ts'
import { toTransaction } from './toTransaction.ts'

type Fields = { readonly [key: string]: Json }

/**
 * Gas limit for a call that cannot be estimated, because it depends on an earlier call of the
 * batch.
 */
const blindGas = 500_000n

/**
 * Implements the RPC method `wallet_sendCalls` of an externally owned account: sends one
 * transaction per call, in order. A batch that requires atomic execution is rejected (EIP-5792).
 */
export function createSendCalls(signing: Signing): RpcMethod {
  return async (params, context) => {
    const batch = readBatch(params, context)
    const { calls, version, fields, id = createBatchId() } = batch
    if (fields['atomicRequired'] === true && calls.length > 1) throw new BatchError(5760)
    checkCapabilities(batch, () => false)
    const filled = await fillCalls(calls, context)
    const shown = { ...fields, from: context.addresses.eip155 }
    const request = await confirmRequest(
      { method: 'wallet_sendCalls', params: [shown], fee: toFee(filled) },
      context,
      signing,
    )
    const [confirmed = null] = readList(request.params, 'params')
    const frozen = readList(readObject(confirmed, 'the batch')['calls'], 'calls')
    const sent = await sendAll(toPairs(frozen, filled), { context, signing })
    const { network } = context
    context.batches.set(id, { network, version, hashes: sent, callCount: calls.length })
    return toBatchAnswer(version, id)
  }
}

type Filled = { readonly nonce: Hex; readonly gas: Hex; readonly chainId: Hex } & Fees

async function fillCalls(calls: readonly Json[], context: RpcContext): Promise<readonly Filled[]> {
  const [nonce, fees, ...gas] = await Promise.all([
    readNonce(context),
    readMarketFees(context),
    ...calls.map((call, index) => estimateCall(readObject(call, 'a call'), index, context)),
  ])
  const chainId = numberToHex(toEvmChainId(context.network.caipNetworkId))
  return gas.map((gas, index) => ({
    ...fees,
    chainId,
    gas,
    nonce: numberToHex(BigInt(nonce) + BigInt(index)),
  }))
}

/**
 * Estimates the gas of one call. If the first call fails, throws. A later call may depend on
 * earlier ones, so a failure falls back to a fixed limit.
 */
async function estimateCall(call: Fields, index: number, context: RpcContext): Promise<Hex> {
  try {
    return await estimateGas({ ...call, from: context.addresses.eip155 }, context)
  } catch (error) {
    if (index === 0 || !(error instanceof NodeError)) throw error
    return numberToHex(blindGas)
  }
}

function toFee(filled: readonly Filled[]): Fee {
  const price = (fees: Fees) => BigInt('gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas)
  return { maximum: filled.reduce((sum, call) => sum + BigInt(call.gas) * price(call), 0n) }
}

const toPairs = (calls: readonly Json[], filled: readonly Filled[]) =>
  filled.map((fill, index) => {
    const { to = null, value = null, data = null } = readObject(calls[index], 'a call')
    return toTransaction({ to, value: numberToHex(readQuantity(value, 'value')), data, ...fill })
  })

type SendParameters = { readonly context: RpcContext; readonly signing: Signing }

/**
 * Sends the transactions of a batch in order. If one fails after the first was sent, stops without
 * an error, because the batch's status reports the progress.
 */
async function sendAll(
  transactions: ReturnType<typeof toPairs>,
  { context, signing }: SendParameters,
): Promise<readonly Hex[]> {
  const hashes: Hex[] = []
  for (const transaction of transactions) {
    try {
      hashes.push(await broadcast(await signTransaction(transaction, signing.vault), context))
    } catch (error) {
      if (hashes.length === 0) throw error
      return hashes
    }
  }
  return hashes
}
