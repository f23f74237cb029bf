import * as z from 'zod'
import type { HistoryPage } from '../account/HistoryEntry.ts'
import { ApiError } from '../errors/ApiError.ts'
import type { Explorer } from './Explorer.ts'
import { BitcoinTransaction, toBitcoinEntry } from './toBitcoinEntry.ts'

/** Number of confirmed transactions per page of esplora. */
const confirmedPage = 25

/**
 * Returns a cursor that is a valid transaction id.
 *
 * @throws {ApiError} 400 for any other cursor.
 */
function requireTxid(cursor: string): string {
  if (/^[0-9a-f]{64}$/.test(cursor)) return cursor
  throw new ApiError({ status: 400, field: '', description: 'Invalid cursor' })
}

/**
 * Reads one page of an address's history, newest first. Transactions in the mempool come first. The
 * cursor of the next page is the id of the page's last transaction.
 *
 * @throws {ChainDownError} The explorer does not answer.
 * @throws {ApiError} 400 for an invalid cursor or address.
 */
export async function readBitcoinHistory(
  { network, clock, get }: Explorer,
  { account, cursor }: { readonly account: string; readonly cursor: string | undefined },
): Promise<HistoryPage> {
  const page = cursor === undefined ? '' : `/chain/${requireTxid(cursor)}`
  const answer = await get(`/address/${account}/txs${page}`)
  const transactions = z.array(BitcoinTransaction).parse(answer)
  const confirmed = transactions.filter(({ status }) => status.confirmed)
  const last = confirmed.length < confirmedPage ? undefined : confirmed.at(-1)?.txid
  return {
    entries: transactions.map((each) =>
      toBitcoinEntry(each, { network, account, now: clock.now() }),
    ),
    next: last ?? null,
  }
}
