import { BundlerError } from './BundlerError.ts'
import type { UserOperation } from './UserOperation.ts'

const DAY_MS = 86_400_000
/** Maximum number of accounts whose fees the paymaster sponsors on one day. */
const MOST_ACCOUNTS = 10_000
/** Default maximum number of sponsored user operations per account and day. */
const PER_DAY = 50

type Who = Pick<UserOperation, 'sender' | 'nonce'>

export type SponsorshipOptions = {
  readonly now: () => number
  /** Returns whether a test has switched sponsoring off. */
  readonly isOff: () => boolean
  /** Maximum number of sponsored user operations per account and day (UTC). */
  readonly perDay?: number
}

/** Limits how many user operations the paymaster sponsors for each account. */
export type Sponsorship = {
  /**
   * Checks that the account may have another user operation sponsored.
   *
   * @throws {BundlerError} The account has no sponsored operations left today.
   */
  readonly requireLeft: (operation: Who) => void
  /**
   * Counts a sponsored user operation. A repeated request for the same operation does not count
   * again.
   */
  readonly take: (operation: Who) => void
}

const refuse = (sentence: string) => new BundlerError(sentence, { reason: 'notSponsored' })

/**
 * Creates the paymaster's limits per account and day. They are in memory, so a restart resets them.
 */
export function createSponsorship(options: SponsorshipOptions): Sponsorship {
  const { now, isOff, perDay = PER_DAY } = options
  let day = 0
  const taken = new Map<string, Set<bigint>>()

  function read({ sender, nonce }: Who): ReadonlySet<bigint> {
    if (isOff()) throw refuse('Nobody pays for transactions at the moment.')
    const today = Math.floor(now() / DAY_MS)
    if (today !== day) taken.clear()
    day = today
    const own = taken.get(sender.toLowerCase())
    if (!own && taken.size >= MOST_ACCOUNTS)
      throw refuse('No more transactions are paid for today.')
    if (own && own.size >= perDay && !own.has(nonce))
      throw refuse('This account has used up the transactions that are paid for today.')
    return own ?? new Set()
  }

  return {
    requireLeft: (operation) => {
      read(operation)
    },
    take: (operation) => {
      taken.set(operation.sender.toLowerCase(), new Set([...read(operation), operation.nonce]))
    },
  }
}
