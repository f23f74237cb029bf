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

/** Gives a transaction the form of JSON-RPC: quantities in hex, nothing that was left out. */
export function toCallFields({ to, data, ...quantities }: EthereumTransaction): CallFields {
  const known = Object.entries(quantities).filter(([, value]) => value !== undefined)
  return {
    ...(to && { to }),
    ...(data && { data }),
    ...Object.fromEntries(known.map(([name, value]) => [name, numberToHex(value)])),
  }
}

/**
 * Sends a transaction from the active account. The chain it is meant for goes along, so that a wallet which moves
 * meanwhile can refuse it too.
 *
 * @returns Its hash.
 * @throws {ConnectionRejectedError} The person refused.
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
 * Asks the wallet's node what a transaction costs.
 *
 * @throws {EstimateGasError} It would fail, or the wallet cannot say.
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
    if (error instanceof RpcError) throw new EstimateGasError({ cause: error })
    throw error
  }
  throw new EstimateGasError({ hint: 'The wallet answered with something that is no number.' })
}
