import { toEvmChainId } from '@latchkey/core'
import { type Hex, numberToHex } from 'viem'
import { RequestRefusedError } from '../../requests/RequestRefusedError.ts'
import { readObject, readQuantity } from '../../requests/read.ts'
import type { Json } from '../../requests/SigningRequest.ts'
import type { RpcContext } from '../RpcContext.ts'
import { detectShortage } from './detectShortage.ts'

type Fields = { readonly [key: string]: Json }
export type Fees =
  | { readonly gasPrice: Hex }
  | { readonly maxFeePerGas: Hex; readonly maxPriorityFeePerGas: Hex }

const transferGas = 21_000n
/** Default priority fee of one gwei, if the node does not return one. */
const usualTip = 1_000_000_000n

const ask = async (context: RpcContext, method: string, params: readonly Json[]) => {
  const { nodes, network, signal } = context
  return nodes.request(network, { method, params }, { signal })
}

const toHexQuantity = (value: unknown) => numberToHex(readQuantity(toJsonText(value), 'an answer'))
const toJsonText = (value: unknown): Json => (typeof value === 'string' ? value : null)

/**
 * Adds missing fields (nonce, gas, fees, chain id) from the frame's own nodes before the
 * transaction is shown. Values from the host stay and are shown. Unknown fields stay too, so that
 * the approval rejects them.
 */
export async function fillTransaction(value: Json, context: RpcContext): Promise<Fields> {
  const fields = Object.entries(readObject(value, 'the transaction'))
  // A field with the value null counts as absent.
  const given: Fields = Object.fromEntries(fields.filter(([, field]) => field !== null))
  const chainId = numberToHex(toEvmChainId(context.network.caipNetworkId))
  const from = context.addresses.eip155
  const known: Fields = { chainId, ...given, from: given['from'] ?? from }
  refuseForeign(known, from)
  const [nonce, gas, fees] = await Promise.all([
    known['nonce'] === undefined ? readNonce(context) : undefined,
    known['gas'] === undefined && known['gasLimit'] === undefined
      ? estimateGas(known, context)
      : undefined,
    readFees(known, context),
  ])
  return {
    ...withoutFees(known, fees),
    ...fees,
    ...(nonce !== undefined && { nonce }),
    ...(gas !== undefined && { gas }),
  }
}

/**
 * Removes an incomplete fee that the host has sent. The market fee replaces it and may be of
 * another kind (legacy or EIP-1559).
 */
function withoutFees(fields: Fields, market: Fees | Record<string, never>): Fields {
  if (Object.keys(market).length === 0) return fields
  const { maxFeePerGas, maxPriorityFeePerGas, ...others } = fields
  return others
}

/**
 * Rejects a request for another account before a node is contacted.
 *
 * @throws {RequestRefusedError} The request names another account.
 */
export function refuseForeign(fields: Fields, from: string): void {
  const claimed = fields['from']
  if (typeof claimed !== 'string' || claimed.toLowerCase() !== from.toLowerCase()) {
    throw new RequestRefusedError('wrong_account')
  }
}

/** Returns the account's next nonce in hex. Pending transactions count. */
export async function readNonce(context: RpcContext): Promise<Hex> {
  const params = [context.addresses.eip155, 'pending']
  return toHexQuantity(await ask(context, 'eth_getTransactionCount', params))
}

/**
 * Returns the node's gas estimate plus 20 %. A plain transfer has a fixed cost and needs no margin.
 */
export async function estimateGas(fields: Fields, context: RpcContext): Promise<Hex> {
  const { from, to, value, data, input, accessList } = fields
  const call = Object.fromEntries(
    Object.entries({
      from,
      to,
      value: value === undefined ? undefined : numberToHex(readQuantity(value, 'value')),
      data: data ?? input,
      accessList,
    }).filter((entry): entry is [string, Json] => entry[1] !== undefined && entry[1] !== null),
  )
  const spending = {
    account: context.addresses.eip155,
    value: readQuantity(value ?? '0x0', 'value'),
  }
  const estimate = await detectShortage(
    () => ask(context, 'eth_estimateGas', [call]),
    spending,
    context,
  )
  const gas = readQuantity(toJsonText(estimate), 'gas')
  return numberToHex(gas === transferGas ? gas : (gas * 12n) / 10n)
}

async function readFees(
  fields: Fields,
  context: RpcContext,
): Promise<Fees | Record<string, never>> {
  const hasLegacy = fields['gasPrice'] !== undefined
  const hasBoth =
    fields['maxFeePerGas'] !== undefined && fields['maxPriorityFeePerGas'] !== undefined
  if (hasLegacy || hasBoth) return {}
  return readMarketFees(context)
}

/**
 * Returns twice the base fee plus the priority fee, which covers six full blocks in a row. Chains
 * without a base fee use `gasPrice`.
 */
export async function readMarketFees(context: RpcContext): Promise<Fees> {
  const block = await ask(context, 'eth_getBlockByNumber', ['latest', false])
  const baseFee = readBaseFee(block)
  if (baseFee === undefined)
    return { gasPrice: toHexQuantity(await ask(context, 'eth_gasPrice', [])) }
  const tip = await ask(context, 'eth_maxPriorityFeePerGas', []).then(
    (value) => readQuantity(toJsonText(value), 'the tip'),
    (error: unknown) => {
      context.signal.throwIfAborted()
      if (!(error instanceof Error)) throw error
      return usualTip
    },
  )
  return {
    maxFeePerGas: numberToHex(baseFee * 2n + tip),
    maxPriorityFeePerGas: numberToHex(tip),
  }
}

function readBaseFee(block: unknown): bigint | undefined {
  const isBlock = typeof block === 'object' && block !== null && 'baseFeePerGas' in block
  return isBlock && typeof block.baseFeePerGas === 'string'
    ? readQuantity(block.baseFeePerGas, 'the base fee')
    : undefined
}
