import type { TokenBalance } from '@latchkey/blockchain-api'
import { balancePage } from '../config/constants.ts'
import { ApiError } from '../errors/ApiError.ts'

const toCursor = (start: number) => Buffer.from(String(start)).toString('base64url')

function parseCursor(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString()
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new ApiError({ status: 400, field: 'cursor', description: 'Invalid cursor' })
}

type PageOptions = {
  readonly cursor?: string | undefined
  /** CAIP-10 ids of the tokens that the client named, in lower case. */
  readonly forced: readonly string[]
}

/**
 * Returns one page of balances: the native currencies, the tokens that the client named, listed
 * tokens, priced tokens, all others. Each group is sorted by value. Strangers can send an account
 * any number of worthless tokens, and they come last (K-WORLD-14).
 *
 * @param options.cursor - `next` of the page before. Absent: the first page.
 * @throws {ApiError} 400 for a cursor that this server did not issue.
 */
export function toBalancePage(balances: readonly TokenBalance[], { cursor, forced }: PageOptions) {
  const start = cursor === undefined ? 0 : parseCursor(cursor)
  const toRank = ({ address, listed, price }: TokenBalance) => {
    if (address === undefined) return 0
    if (forced.includes(address.toLowerCase())) return 1
    if (listed) return 2
    return price > 0 ? 3 : 4
  }
  const sorted = balances.toSorted(
    (one, two) => toRank(one) - toRank(two) || (two.value ?? 0) - (one.value ?? 0),
  )
  const end = start + balancePage
  return {
    balances: sorted.slice(start, end),
    next: end < sorted.length ? toCursor(end) : null,
  }
}
