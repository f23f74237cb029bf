import { base58 } from '@scure/base'
import * as z from 'zod/mini'
import {
  readSolanaTransaction,
  signSolanaMessage,
  signSolanaTransaction,
} from '../keys/signSolana.ts'
import { findAccount } from '../namespaceAccounts.ts'
import { findOtherNetwork, requireOtherNetwork } from '../otherNetworks.ts'
import { sendSolanaTransaction } from '../sendSolanaTransaction.ts'
import { describeTransaction } from '../solana/describeTransaction.ts'
import type { Call, Perform, PlanMethod, WalletContext } from '../WalletContext.ts'
import { invalidParams, unauthorized } from '../WalletRpcError.ts'
import { getOtherAccounts, requireFirstAccount, requireOtherAccount } from './otherAccounts.ts'
import { parseParams } from './params.ts'

const Bytes64 = z.string().check(z.minLength(1), z.maxLength(8_192), z.base64())

/**
 * Plans the wallet methods `solana_getAccounts` and `solana_requestAccounts`: returns the accounts
 * connected to the caller.
 */
export const planSolanaAccounts: PlanMethod = (context, call) => ({
  answer: getOtherAccounts(context, call, 'solana').map(({ address }) => ({ pubkey: address })),
})

const SolanaMessage = z.object({ message: z.string(), pubkey: z.string() })

function decodeBase58(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch {
    throw invalidParams('The message is not base58.')
  }
}

export const planSolanaMessage: PlanMethod = (context, call) => {
  const { message, pubkey } = parseParams(SolanaMessage, call.params[0])
  const account = requireOtherAccount(context, call, { namespace: 'solana', address: pubkey })
  const hex = Buffer.from(decodeBase58(message)).toString('hex')
  const { address } = account.solana
  return { prompt: { kind: 'sign-solana-message', address, message: `0x${hex}` } }
}

/**
 * Returns the wallet's key of a Solana address.
 *
 * @throws {WalletRpcError} 4100: the wallet has no key for the address.
 */
function getSolanaKey(context: WalletContext, address: string) {
  const account = findAccount(context.options.accounts, address)
  if (account?.solana.address !== address) throw unauthorized()
  return account.solana
}

export const performSolanaMessage: Perform<'sign-solana-message'> = async (
  context,
  _request,
  { prompt },
) => {
  const bytes = Buffer.from(prompt.message.slice(2), 'hex')
  const signature = signSolanaMessage(bytes, getSolanaKey(context, prompt.address))
  return { result: { signature: base58.encode(signature) }, detail: prompt.address }
}

const SolanaTransaction = z.object({ transaction: Bytes64, pubkey: z.optional(z.string()) })
const SolanaTransactions = z.object({
  transactions: z.array(Bytes64).check(z.minLength(1), z.maxLength(20)),
  pubkey: z.optional(z.string()),
})
const SolanaSend = z.extend(SolanaTransaction, {
  sendOptions: z.optional(
    z.object({
      skipPreflight: z.optional(z.boolean()),
      preflightCommitment: z.optional(z.string()),
      maxRetries: z.optional(z.number()),
      minContextSlot: z.optional(z.number()),
    }),
  ),
})

/**
 * Checks that the account is a signer of each Solana transaction, so that the request cannot fail
 * after its approval.
 */
function checkTransactions(transactions: readonly string[], address: string): void {
  for (const transaction of transactions) {
    const { signatures } = readTransaction(transaction)
    if (!Object.hasOwn(signatures, address))
      throw invalidParams('The account does not sign this transaction.')
  }
}

function readTransaction(transaction: string) {
  try {
    return readSolanaTransaction(Buffer.from(transaction, 'base64'))
  } catch (error) {
    throw invalidParams(error instanceof Error ? error.message : 'Not a transaction.')
  }
}

function requireSigner(context: WalletContext, call: Call, pubkey: string | undefined): string {
  const account =
    pubkey === undefined
      ? requireFirstAccount(context, call, 'solana')
      : requireOtherAccount(context, call, { namespace: 'solana', address: pubkey })
  return account.solana.address
}

/**
 * Returns the CAIP-2 id of the network that a Solana request concerns, even if the wallet cannot
 * connect to it.
 */
function toNetworkId(context: WalletContext, { caipNetworkId }: Call): string {
  const known = findOtherNetwork(context, { namespace: 'solana', caipNetworkId })
  return known?.caipNetworkId ?? caipNetworkId ?? 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
}

async function planTransactions(
  context: WalletContext,
  call: Call,
  wanted: { transactions: readonly string[]; pubkey: string | undefined },
) {
  const address = requireSigner(context, call, wanted.pubkey)
  const { transactions } = wanted
  checkTransactions(transactions, address)
  const caipNetworkId = toNetworkId(context, call)
  const network = findOtherNetwork(context, { namespace: 'solana', caipNetworkId })
  const summaries = await Promise.all(
    transactions.map((wire) => describeTransaction(wire, network)),
  )
  return {
    kind: 'sign-solana-transactions',
    ...{ address, transactions, summaries, caipNetworkId },
  } as const
}

export const planSolanaTransaction: PlanMethod = async (context, call) => {
  const { transaction, pubkey } = parseParams(SolanaTransaction, call.params[0])
  const prompt = await planTransactions(context, call, { transactions: [transaction], pubkey })
  return { prompt: { ...prompt, returns: 'transaction' } }
}

export const planSolanaTransactions: PlanMethod = async (context, call) => {
  const { transactions, pubkey } = parseParams(SolanaTransactions, call.params[0])
  const prompt = await planTransactions(context, call, { transactions, pubkey })
  return { prompt: { ...prompt, returns: 'transactions' } }
}

export const planSolanaSend: PlanMethod = async (context, call) => {
  const { transaction, pubkey, sendOptions } = parseParams(SolanaSend, call.params[0])
  const prompt = await planTransactions(context, call, { transactions: [transaction], pubkey })
  requireOtherNetwork(context, { namespace: 'solana', caipNetworkId: prompt.caipNetworkId })
  const send = Object.fromEntries(
    Object.entries(sendOptions ?? {}).filter(([, value]) => value !== undefined),
  )
  return { prompt: { ...prompt, returns: 'transaction', send } }
}

export const performSolanaTransactions: Perform<'sign-solana-transactions'> = async (
  context,
  _request,
  { prompt },
) => {
  const key = getSolanaKey(context, prompt.address)
  const signed = prompt.transactions.map((transaction) =>
    signSolanaTransaction(Buffer.from(transaction, 'base64'), key),
  )
  const texts = signed.map(({ transaction }) => Buffer.from(transaction).toString('base64'))
  const [first] = signed
  const [transaction = ''] = texts
  if (prompt.send) {
    const { caipNetworkId, send } = prompt
    const network = requireOtherNetwork(context, { namespace: 'solana', caipNetworkId })
    const signature = await sendSolanaTransaction(network, transaction, send)
    return { result: { signature }, detail: signature }
  }
  if (prompt.returns === 'transactions')
    return { result: { transactions: texts }, detail: prompt.address }
  const signature = base58.encode(first?.signature ?? new Uint8Array())
  return { result: { transaction, signature }, detail: signature }
}
