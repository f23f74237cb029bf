import * as z from 'zod'
import type { HistoryPage } from '../account/HistoryEntry.ts'
import { solanaHistoryPage, solanaTokenAccounts } from '../config/constants.ts'
import { ApiError } from '../errors/ApiError.ts'
import { readTokenAccounts } from './readTokenAccounts.ts'
import { commitment, type SolanaCluster } from './SolanaCluster.ts'
import { SolanaTransaction, toSolanaEntry } from './toSolanaEntry.ts'

const Signatures = z.array(z.object({ signature: z.string(), slot: z.int() }))
type Listed = z.output<typeof Signatures>[number]

type Options = { readonly account: string; readonly cursor: string | undefined }

/**
 * Checks that a cursor is a transaction signature.
 *
 * @throws {ApiError} 400 for an invalid cursor.
 */
function requireSignature(cursor: string | undefined): void {
  if (cursor === undefined || /^[1-9A-HJ-NP-Za-km-z]{64,90}$/.test(cursor)) return
  throw new ApiError({ status: 400, field: '', description: 'Invalid cursor' })
}

function merge(lists: readonly (readonly Listed[])[]): readonly Listed[] {
  const bySignature = new Map(lists.flat().map((listed) => [listed.signature, listed]))
  return [...bySignature.values()].toSorted((a, b) => b.slot - a.slot)
}

/**
 * Lists the signatures of transactions of an owner and of its token accounts. A transaction that
 * sends a token to the owner mentions only the token account.
 */
async function listSignatures(cluster: SolanaCluster, { account, cursor }: Options) {
  const accounts = await readTokenAccounts(cluster, account)
  const named = accounts.slice(0, solanaTokenAccounts).map(({ address }) => address)
  const limit = solanaHistoryPage + 1
  const lists = await Promise.all(
    [account, ...named].map(async (address) => {
      const range = { commitment, limit, ...(cursor !== undefined && { before: cursor }) }
      const params = [address, range]
      return Signatures.parse(await cluster.request({ method: 'getSignaturesForAddress', params }))
    }),
  )
  return merge(lists)
}

async function readTransaction(cluster: SolanaCluster, signature: string) {
  const config = { commitment, encoding: 'json', maxSupportedTransactionVersion: 0 }
  const answer = await cluster.request({ method: 'getTransaction', params: [signature, config] })
  // A transaction with impossible values is left out, so that the others are shown (S-142).
  return SolanaTransaction.safeParse(answer).data
}

/**
 * Reads one page of an account's history from the cluster, newest first. The cursor of the next
 * page is the page's last signature.
 *
 * @throws {ChainDownError} The node does not answer.
 * @throws {ApiError} 400 for an invalid cursor.
 */
export async function readSolanaHistory(
  cluster: SolanaCluster,
  { account, cursor }: Options,
): Promise<HistoryPage> {
  requireSignature(cursor)
  const signatures = await listSignatures(cluster, { account, cursor })
  const page = signatures.slice(0, solanaHistoryPage)
  const entries = await Promise.all(
    page.map(async ({ signature }) => {
      const transaction = await readTransaction(cluster, signature)
      return transaction ? [toSolanaEntry(transaction, { cluster, account, signature })] : []
    }),
  )
  const last = signatures.length > solanaHistoryPage ? page.at(-1)?.signature : undefined
  return { entries: entries.flat(), next: last ?? null }
}
