import type { Network, SolanaFeatures, WalletRequestOptions } from '@latchkey/core'
import type { Rpc } from '../rpc/Rpc.ts'
import type { Signer } from '../signing/Signer.ts'
import { fillTransaction, needsBlockhash } from '../transaction/fillTransaction.ts'
import { zeroKey } from '../transaction/replaceFeePayer.ts'
import { requireVersion } from '../transaction/requireVersion.ts'
import { toTransfer } from '../transaction/toTransfer.ts'
import type { Sender } from './createSender.ts'
import { readBlockhash } from './readBlockhash.ts'
import { toRpcCommitment } from './toRpcCommitment.ts'
import { waitForConfirmation } from './waitForConfirmation.ts'

type SignAll = NonNullable<SolanaFeatures['signAllTransactions']>

/** Fills in missing blockhashes with one look-up, directly before the wallet is asked. */
function createSignAll(
  signer: Signer,
  sign: NonNullable<Signer['signTransactions']>,
  getRpc: () => Rpc,
): SignAll {
  return async (transactions, { signal }: WalletRequestOptions = {}) => {
    for (const each of transactions) requireVersion(each, signer.versions)
    const feePayer = signer.getAddress()
    const isOpen = transactions.some(needsBlockhash)
    const lifetime = isOpen ? await readBlockhash(getRpc(), { signal }) : undefined
    const blockhash = lifetime?.blockhash
    const options = { feePayer, ...(blockhash !== undefined && { blockhash }) }
    const filled = transactions.map((each) => fillTransaction(each, options))
    return sign(filled, { signal })
  }
}

/** Creates the Solana features that a wallet's signer supports. */
export function createSolanaFeatures(
  signer: Signer,
  send: Sender,
  getRpcOf: (network: Network) => Rpc,
): SolanaFeatures {
  const getRpc = () => getRpcOf(signer.getNetwork())
  const { signTransactions, versions } = signer
  const signAll = signTransactions && createSignAll(signer, signTransactions, getRpc)
  return {
    ...(versions && { supportedTransactionVersions: versions }),
    ...(signAll && {
      signAllTransactions: signAll,
      signTransaction: async (transaction, options) => {
        const [signed] = await signAll([transaction], options)
        return signed ?? transaction
      },
    }),
    signAndSendTransaction: async (transaction, options = {}) => send(transaction, options),
    transfer: async ({ to, lamports }, options = {}) => {
      toRpcCommitment(options.preflightCommitment)
      const bytes = toTransfer({ from: signer.getAddress(), to, lamports, blockhash: zeroKey })
      return send(bytes, { ...options, isOwn: true })
    },
    waitForConfirmation: (signature, { signal } = {}) =>
      waitForConfirmation(getRpc(), signature, { signal }),
  }
}
