import { InvalidAnswerError, type Network, type SolanaSendOptions } from '@latchkey/core'
import { getBase58Decoder } from '@solana/kit'
import type { Rpc } from '../rpc/Rpc.ts'
import type { Signer } from '../signing/Signer.ts'
import { fillTransaction, needsBlockhash } from '../transaction/fillTransaction.ts'
import { parseTransaction, signatureLength } from '../transaction/parseTransaction.ts'
import { requireVersion } from '../transaction/requireVersion.ts'
import { addPriority, addRest } from './addPriority.ts'
import { broadcast } from './broadcast.ts'
import { type Lifetime, readBlockhash } from './readBlockhash.ts'
import { simulate } from './simulate.ts'
import { type RpcCommitment, toRpcCommitment } from './toRpcCommitment.ts'

export type SenderOptions = SolanaSendOptions & {
  /** Called directly before the wallet receives the request. */
  readonly onAsk?: (() => void) | undefined
  /** True for a transaction that the kit built, which gets a priority fee. */
  readonly isOwn?: boolean
}

/** Sends a transaction by the wallet, or by the kit if the wallet only signs. */
export type Sender = (transaction: Uint8Array, options: SenderOptions) => Promise<string>

type Ready = {
  readonly bytes: Uint8Array
  /** Absent if the caller set the blockhash. */
  readonly lifetime?: Lifetime
}

type Settings = {
  readonly signal: AbortSignal | undefined
  readonly preflightCommitment: RpcCommitment
  readonly skipPreflight: boolean
  readonly maxRetries?: number
}

type Prepare = Settings & { readonly feePayer: string; readonly isOwn: boolean }

/**
 * Simulates a transaction and fills in what is missing. Reads the blockhash last, so that the user
 * has the whole lifetime of a transaction to sign.
 */
async function prepare(rpc: Rpc, transaction: Uint8Array, options: Prepare): Promise<Ready> {
  const { feePayer, isOwn, signal, skipPreflight, preflightCommitment: commitment } = options
  const isOpen = needsBlockhash(transaction)
  const filled = fillTransaction(transaction, { feePayer })
  const whole = isOwn ? await addRest(rpc, filled, signal) : undefined
  const payable = whole ?? filled
  const settings = { commitment, signal, ...(isOpen && { replaceRecentBlockhash: true }) }
  const { units } = skipPreflight ? {} : await simulate(rpc, payable, settings)
  const isPriced = !isOwn || whole !== undefined
  const priced = isPriced ? payable : await addPriority(rpc, payable, { units, signal })
  if (!isOpen) return { bytes: priced }
  const lifetime = await readBlockhash(rpc, { signal })
  const { blockhash } = lifetime
  return { bytes: fillTransaction(priced, { feePayer, blockhash }), lifetime }
}

async function signAndBroadcast(
  sign: NonNullable<Signer['signTransactions']>,
  rpc: Rpc,
  { bytes, lifetime, settings }: Ready & { readonly settings: Settings },
): Promise<string> {
  const [signed] = await sign([bytes], { signal: settings.signal })
  if (!signed) throw new InvalidAnswerError({ host: 'the wallet', reason: 'no signed transaction' })
  const id = getBase58Decoder().decode(signed.subarray(1, 1 + signatureLength))
  // Some wallets replace the blockhash, whose lifetime is then unknown.
  const isSame = parseTransaction(signed).message.lifetimeToken === lifetime?.blockhash
  const lastValidBlockHeight = isSame ? lifetime?.lastValidBlockHeight : undefined
  return broadcast(rpc, { id, bytes: signed, lastValidBlockHeight }, settings)
}

type HandOver = (ready: Ready, settings: Settings) => Promise<string>

function createHandOver(signer: Signer, getRpc: () => Rpc): HandOver | undefined {
  const { sendTransaction, signTransactions } = signer
  if (sendTransaction) return ({ bytes }, settings) => sendTransaction(bytes, settings)
  return (
    signTransactions &&
    ((ready, settings) => signAndBroadcast(signTransactions, getRpc(), { ...ready, settings }))
  )
}

/**
 * Creates the function that simulates, completes and sends a transaction. Returns `undefined` if the
 * wallet can neither sign nor send.
 */
export function createSender(
  signer: Signer,
  getRpcOf: (network: Network) => Rpc,
): Sender | undefined {
  const getRpc = () => getRpcOf(signer.getNetwork())
  const handOver = createHandOver(signer, getRpc)
  if (!handOver) return undefined
  return async (transaction, options) => {
    const { signal, onAsk, maxRetries, skipPreflight = false, isOwn = false } = options
    const preflightCommitment = toRpcCommitment(options.preflightCommitment)
    requireVersion(transaction, signer.versions)
    const rest = maxRetries === undefined ? {} : { maxRetries }
    const settings: Settings = { signal, preflightCommitment, skipPreflight, ...rest }
    const given = { ...settings, feePayer: signer.getAddress(), isOwn }
    const ready = await prepare(getRpc(), transaction, given)
    onAsk?.()
    return handOver(ready, settings)
  }
}
