import { base58 } from '@scure/base'
import { readTransactions } from '../approvals/solana/decodeTransactions.ts'
import { readObject, readText } from '../requests/read.ts'
import type { SigningRequest } from '../requests/SigningRequest.ts'
import type { SolanaTransaction } from '../solana/parseTransaction.ts'
import { serializeTransaction } from '../solana/serializeTransaction.ts'
import { confirmRequest } from './confirmRequest.ts'
import type { RpcMethod } from './RpcContext.ts'
import type { Signing } from './Signing.ts'

/**
 * Implements the RPC method `solana_signMessage`. The message and the signature are base58 texts.
 */
export function createSolanaSignMessage(signing: Signing): RpcMethod {
  return async (params, context) => {
    const method = 'solana_signMessage'
    const request = await confirmRequest({ method, params }, context, signing)
    const message = readText(readObject(request.params, 'params')['message'], 'the message')
    return { signature: base58.encode(await signing.vault.signBytes(base58.decode(message))) }
  }
}

/**
 * Implements the RPC method `solana_signTransaction`: shows one transaction and returns it signed,
 * in base58.
 */
export function createSolanaSignTransaction(signing: Signing): RpcMethod {
  return async (params, context) => {
    const method = 'solana_signTransaction'
    const request = await confirmRequest({ method, params }, context, signing)
    const [transaction = ''] = await signAll(request, signing)
    return { transaction }
  }
}

/**
 * Implements the RPC method `solana_signAllTransactions`. The user decides about all transactions
 * in one prompt.
 */
export function createSolanaSignAllTransactions(signing: Signing): RpcMethod {
  return async (params, context) => {
    const method = 'solana_signAllTransactions'
    const request = await confirmRequest({ method, params }, context, signing)
    return { transactions: await signAll(request, signing) }
  }
}

/**
 * Implements the RPC method `solana_signAndSendTransaction`. The options are passed to the node
 * unchanged.
 */
export function createSolanaSignAndSendTransaction(signing: Signing): RpcMethod {
  return async (params, context) => {
    const method = 'solana_signAndSendTransaction'
    const request = await confirmRequest({ method, params }, context, signing)
    const [transaction = ''] = await signAll(request, signing)
    const options = readObject(readObject(request.params, 'params')['options'] ?? {}, 'options')
    const { network, nodes, signal } = context
    await nodes.request(
      network,
      { method: 'sendTransaction', params: [transaction, { ...options, encoding: 'base58' }] },
      { signal },
    )
    return { signature: readFirstSignature(transaction) }
  }
}

/**
 * Signs the transactions that were shown, and returns each as base58 with the account's signature
 * inserted.
 */
async function signAll(request: SigningRequest, signing: Signing): Promise<readonly string[]> {
  const signed: string[] = []
  for (const transaction of readTransactions(request)) {
    const signature = await signing.vault.signBytes(transaction.messageBytes)
    signed.push(base58.encode(withSignature(transaction, request.account, signature)))
  }
  return signed
}

function withSignature(
  { signatures, message, messageBytes }: SolanaTransaction,
  account: string,
  signature: Uint8Array,
): Uint8Array {
  const place = message.accountKeys.indexOf(account)
  const placed = signatures.map((existing, index) => (index === place ? signature : existing))
  return serializeTransaction({ signatures: placed, messageBytes })
}

/** Returns the first signature, which is the transaction's id on Solana. */
const readFirstSignature = (transaction: string) =>
  base58.encode(base58.decode(transaction).subarray(1, 65))
