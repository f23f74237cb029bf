import {
  InvalidAnswerError,
  type Network,
  RpcError,
  readField,
  type SolanaFeatures,
  type SolanaSendOptions,
  type WalletRequestOptions,
} from '@latchkey/core'
import { SimulationFailedError } from '../errors/transactionErrors.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import type { Signer } from '../signing/Signer.ts'
import { fillTransaction } from '../transaction/fillTransaction.ts'
import { requireVersion } from '../transaction/requireVersion.ts'
import { toTransfer } from '../transaction/toTransfer.ts'
import { simulate, toBase64 } from './simulate.ts'
import { readError, readLogs, toReason } from './toReason.ts'
import { type RpcCommitment, toRpcCommitment } from './toRpcCommitment.ts'
import { waitForConfirmation } from './waitForConfirmation.ts'

type Signal = { readonly signal?: AbortSignal | undefined }
type Send = (transaction: Uint8Array, options: SolanaSendOptions) => Promise<string>

const signaturePattern = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/

async function readBlockhash(rpc: Rpc, { signal }: Signal): Promise<string> {
  const params = [{ commitment: 'confirmed' }]
  const value = readField(await rpc.request('getLatestBlockhash', params, { signal }), 'value')
  const blockhash = readField(value, 'blockhash')
  if (typeof blockhash === 'string') return blockhash
  throw new InvalidAnswerError({ host: 'the cluster', reason: 'no blockhash' })
}

/**
 * Converts the error of the cluster's preflight, which has code -32002 and the result of the
 * simulation.
 */
function toRefusal(error: unknown): unknown {
  const data = error instanceof RpcError ? readField(error.cause, 'data') : undefined
  const refusal = readError(data)
  if (refusal === undefined) return error
  return new SimulationFailedError({ reason: toReason(refusal), logs: readLogs(data) })
}

function createBroadcast(getRpc: () => Rpc): Send {
  return async (transaction, { signal, preflightCommitment, ...rest }) => {
    const settings = { encoding: 'base64', preflightCommitment, ...rest }
    const params = [toBase64(transaction), settings]
    const sending = getRpc().request('sendTransaction', params, { signal })
    const signature = await sending.catch((error: unknown) => {
      throw toRefusal(error)
    })
    if (typeof signature === 'string' && signaturePattern.test(signature)) return signature
    throw new InvalidAnswerError({ host: 'the cluster', reason: 'no signature' })
  }
}

/** Signs in the wallet and sends over the network's RPC URLs, for wallets that only sign. */
function createSignAndBroadcast(
  sign: NonNullable<Signer['signTransactions']>,
  getRpc: () => Rpc,
): Send {
  const broadcast = createBroadcast(getRpc)
  return async (transaction, options) => {
    const [signed] = await sign([transaction], options)
    if (signed) return broadcast(signed, options)
    throw new InvalidAnswerError({ host: 'the wallet', reason: 'no signed transaction' })
  }
}

function createSend(signer: Signer, getRpc: () => Rpc): Send | undefined {
  if (signer.sendTransaction) return signer.sendTransaction
  return signer.signTransactions && createSignAndBroadcast(signer.signTransactions, getRpc)
}

/**
 * Creates the Solana features that a wallet's signer supports. Returns `undefined` if the wallet
 * can neither sign nor send transactions.
 */
export function createSolanaFeatures(
  signer: Signer,
  getRpcOf: (network: Network) => Rpc,
): SolanaFeatures | undefined {
  const getRpc = () => getRpcOf(signer.getNetwork())
  const { signTransactions } = signer
  const send = createSend(signer, getRpc)
  if (!send) return undefined

  const fill = (transaction: Uint8Array, options: Signal) => {
    requireVersion(transaction, signer.versions)
    return fillTransaction(transaction, {
      feePayer: signer.getAddress(),
      readBlockhash: () => readBlockhash(getRpc(), options),
    })
  }
  const signAll = async (
    transactions: readonly Uint8Array[],
    { signal }: WalletRequestOptions = {},
  ) => {
    const filled = await Promise.all(transactions.map((each) => fill(each, { signal })))
    return signTransactions ? signTransactions(filled, { signal }) : []
  }
  const checkAndSend = async (
    transaction: Uint8Array,
    commitment: RpcCommitment,
    { signal, skipPreflight = false, maxRetries }: SolanaSendOptions,
  ) => {
    if (!skipPreflight) await simulate(getRpc(), transaction, { commitment, signal })
    return send(transaction, {
      signal,
      skipPreflight,
      preflightCommitment: commitment,
      ...(maxRetries !== undefined && { maxRetries }),
    })
  }
  return {
    ...(signer.versions && { supportedTransactionVersions: signer.versions }),
    ...(signTransactions && {
      signAllTransactions: signAll,
      signTransaction: async (transaction, options) => {
        const [signed] = await signAll([transaction], options)
        return signed ?? transaction
      },
    }),
    signAndSendTransaction: async (transaction, options = {}) => {
      const commitment = toRpcCommitment(options.preflightCommitment)
      return checkAndSend(await fill(transaction, options), commitment, options)
    },
    transfer: async ({ to, lamports }, options = {}) => {
      const commitment = toRpcCommitment(options.preflightCommitment)
      const blockhash = await readBlockhash(getRpc(), options)
      const transfer = { from: signer.getAddress(), to, lamports, blockhash }
      return checkAndSend(toTransfer(transfer), commitment, options)
    },
    waitForConfirmation: (signature, { signal } = {}) =>
      waitForConfirmation(getRpc(), signature, { signal }),
  }
}
