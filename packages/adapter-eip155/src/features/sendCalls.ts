import type { CallsStatus, EthereumTransaction, Hex } from '@latchkey/core'
import { isInvalidRequest, isRecord } from '@latchkey/core'
import { isHash } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { askFeature } from './askFeature.ts'
import { readChainIdHex, readSender } from './readSender.ts'
import { readQuantity } from './receipts.ts'
import { toCallFields } from './sendTransaction.ts'
import { toInvalidAnswer } from './toInvalidAnswer.ts'

const sendMethod = 'wallet_sendCalls'
const statusMethod = 'wallet_getCallsStatus'
/** Longest id of a batch in characters: EIP-5792 allows 4,096 bytes, written as 0x hex. */
const longestId = 8_194

function readId(answer: unknown): string {
  const id = isRecord(answer) ? answer['id'] : answer
  if (typeof id === 'string' && id !== '' && id.length <= longestId) return id
  throw toInvalidAnswer(sendMethod, 'no id of the batch')
}

export type SendCallsOptions = {
  /** Whether the wallet must execute all calls or none. Default: false. */
  readonly atomic?: boolean
  readonly signal: AbortSignal | undefined
}

/**
 * Sends several calls as one batch (EIP-5792). Uses version 2.0.0, and falls back to 1.0 if the
 * wallet does not accept that. An `atomic` batch has no fallback, because version 1.0 does not
 * promise atomic execution.
 *
 * @returns Id of the batch, for `getCallsStatus`.
 * @throws {FeatureNotSupportedError} The wallet does not support batches.
 * @throws {ConnectionRejectedError} The user refused.
 */
export async function sendCalls(
  wallet: WalletContext,
  calls: readonly EthereumTransaction[],
  { atomic = false, signal }: SendCallsOptions,
): Promise<string> {
  const [from, chainId] = await Promise.all([
    readSender(wallet, signal),
    readChainIdHex(wallet, signal),
  ])
  const batch = { from, chainId, calls: calls.map(toCallFields) }
  const ask = (form: Readonly<Record<string, unknown>>) =>
    askFeature(wallet, { method: sendMethod, params: [{ ...form, ...batch }] }, signal)
  try {
    return readId(await ask({ version: '2.0.0', atomicRequired: atomic }))
  } catch (error) {
    // A wallet of the first draft refuses the newer version or fields.
    if (atomic || !isInvalidRequest(error)) throw error
    return readId(await ask({ version: '1.0' }))
  }
}

const oldStates: Readonly<Record<string, CallsStatus['status']>> = {
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
}

/**
 * Converts a status of EIP-5792: 1xx pending, 2xx confirmed, 400 and above failed completely or in
 * part.
 */
function readState(status: unknown): CallsStatus['status'] | undefined {
  if (typeof status === 'string') return oldStates[status]
  if (typeof status !== 'number') return undefined
  if (status < 200) return 'pending'
  return status < 300 ? 'confirmed' : 'failed'
}

/**
 * Returns whether receipts show that a call was reverted. The first draft of EIP-5792 has no status
 * for that, and some wallets report the newer one wrongly.
 */
function hasReverted(receipts: unknown): boolean {
  if (!Array.isArray(receipts)) return false
  return receipts.some((receipt) => isRecord(receipt) && readQuantity(receipt['status']) === 0n)
}

function readHashes(receipts: unknown): readonly Hex[] {
  if (!Array.isArray(receipts)) return []
  return receipts.flatMap((receipt: unknown) => {
    const hash = isRecord(receipt) ? receipt['transactionHash'] : undefined
    return typeof hash === 'string' && isHash(hash) ? [hash] : []
  })
}

/**
 * Returns the status of a batch of calls (EIP-5792).
 *
 * @throws {FeatureNotSupportedError} The wallet does not support batches.
 * @throws {InvalidAnswerError} The answer has no status of EIP-5792.
 */
export async function getCallsStatus(
  wallet: WalletContext,
  id: string,
  signal: AbortSignal | undefined,
): Promise<CallsStatus> {
  const answer = await askFeature(wallet, { method: statusMethod, params: [id] }, signal)
  const status = isRecord(answer) ? readState(answer['status']) : undefined
  if (!isRecord(answer) || !status) throw toInvalidAnswer(statusMethod, 'no known state')
  const { receipts } = answer
  const transactionHashes = readHashes(receipts)
  return { status: hasReverted(receipts) ? 'failed' : status, transactionHashes }
}
