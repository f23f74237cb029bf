import {
  EstimateGasError,
  type EthereumSendOptions,
  type EthereumTransaction,
  type Hex,
  RpcError,
} from '@latchkey/core'
import { isHash, isHex, numberToHex } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { readSender } from './readSender.ts'
import { toInvalidAnswer } from './toInvalidAnswer.ts'

type CallFields = {
  readonly to?: Hex
  readonly value?: Hex
  readonly data?: Hex
  readonly gas?: Hex
  readonly maxFeePerGas?: Hex
  readonly maxPriorityFeePerGas?: Hex
}

/** Converts a transaction to JSON-RPC: quantities in hex, without absent fields. */
export function toCallFields({ to, data, ...quantities }: EthereumTransaction): CallFields {
  const known = Object.entries(quantities).filter(([, value]) => value !== undefined)
  return {
    ...(to && { to }),
    ...(data && { data }),
    ...Object.fromEntries(known.map(([name, value]) => [name, numberToHex(value)])),
  }
}

/**
 * Sends a transaction from the active account. The request includes the intended chain id, so that
 * the wallet can refuse the request after a network change.
 *
 * @returns Transaction hash.
 * @throws {ConnectionRejectedError} The user refused.
 */
export async function sendTransaction(
  wallet: WalletContext,
  transaction: EthereumTransaction,
  { chainId, signal }: EthereumSendOptions,
): Promise<Hex> {
  const from = await readSender(wallet, signal)
  const meant = chainId !== undefined && { chainId: numberToHex(chainId) }
  const params = [{ from, ...meant, ...toCallFields(transaction) }]
  const hash = await wallet.ask({ method: 'eth_sendTransaction', params, signal })
  if (typeof hash === 'string' && isHash(hash)) return hash
  throw toInvalidAnswer('eth_sendTransaction', 'no transaction hash')
}

/**
 * Estimates the units of gas of a transaction with the wallet's node.
 *
 * @throws {EstimateGasError} The transaction would fail, or the wallet cannot estimate it. `reason`
 * and `message` have the contract's or node's reason.
 */
export async function estimateGas(
  wallet: WalletContext,
  transaction: EthereumTransaction,
  signal: AbortSignal | undefined,
): Promise<bigint> {
  const from = await readSender(wallet, signal)
  const params = [{ from, ...toCallFields(transaction) }]
  try {
    const answer = await wallet.ask({ method: 'eth_estimateGas', params, signal })
    if (isHex(answer, { strict: true }) && answer.length > 2 && answer.length <= 18) {
      return BigInt(answer)
    }
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    const { readRevertReason } = await import('./readRevertReason.ts')
    throw new EstimateGasError({ reason: readRevertReason(error), cause: error })
  }
  throw new EstimateGasError({ hint: 'The wallet returned a gas estimate that is not a number.' })
}
