import { toSpent } from '../Coin.ts'
import type { KnownTransaction } from '../ledger/createLedger.ts'
import { RejectError } from '../RejectError.ts'
import { toCoinText } from '../rules/checkAmounts.ts'
import { MAX_REPLACED, MIN_FEE_RATE } from '../rules/constants.ts'

export type Replacement = {
  readonly entry: KnownTransaction
  /** Pending transactions that spend an output that the new one spends too. */
  readonly conflicts: readonly KnownTransaction[]
  /** All transactions that would be removed: the conflicting ones and their descendants. */
  readonly replaced: readonly KnownTransaction[]
  readonly isWaiting: (txid: string) => boolean
}

const toRate = ({ fee, transaction }: KnownTransaction) =>
  (fee * 1_000n) / BigInt(transaction.virtualSize())

const toPriceText = (rate: bigint) => `${toCoinText(rate)} BTC/kvB`

const refuse = ({ entry }: Replacement, detail: string) =>
  new RejectError('insufficient fee', { detail: `rejecting replacement ${entry.txid}${detail}` })

/**
 * Rejects a replacement transaction that spends an unconfirmed output which the replaced
 * transactions did not spend.
 *
 * @throws {RejectError} The replacement spends such an output.
 */
function checkInputs({ entry, conflicts, replaced, isWaiting }: Replacement): void {
  const known = new Set(conflicts.flatMap(({ transaction }) => transaction.ins.map(toSpent)))
  const leaving = new Set(replaced.map(({ txid }) => txid))
  for (const [index, input] of entry.transaction.ins.entries()) {
    const outpoint = toSpent(input)
    const [parent = ''] = outpoint.split(':')
    if (leaving.has(parent))
      throw new RejectError('bad-txns-spends-conflicting-tx', {
        detail: `${entry.txid} spends conflicting transaction ${parent}`,
      })
    if (isWaiting(parent) && !known.has(outpoint))
      throw new RejectError('replacement-adds-unconfirmed', {
        detail: `replacement ${entry.txid} adds unconfirmed input, idx ${index}`,
      })
  }
}

/**
 * Checks that a Bitcoin transaction may replace pending ones by rules 2 to 5 of BIP-125. The caller
 * has already checked rule 1, the replaceability signal.
 *
 * @throws {RejectError} A rule is violated.
 */
export function checkReplacement(replacement: Replacement): void {
  const { entry, conflicts, replaced } = replacement
  if (replaced.length > MAX_REPLACED)
    throw new RejectError('too many potential replacements', {
      detail: `rejecting replacement ${entry.txid}; too many potential replacements (${replaced.length} > ${MAX_REPLACED})`,
    })
  checkInputs(replacement)
  for (const conflict of conflicts)
    if (toRate(entry) <= toRate(conflict))
      throw refuse(
        replacement,
        `; new feerate ${toPriceText(toRate(entry))} <= old feerate ${toPriceText(toRate(conflict))}`,
      )
  const before = replaced.reduce((sum, { fee }) => sum + fee, 0n)
  if (entry.fee < before)
    throw refuse(
      replacement,
      `, less fees than conflicting txs; ${toCoinText(entry.fee)} < ${toCoinText(before)}`,
    )
  const more = BigInt(entry.transaction.virtualSize()) * MIN_FEE_RATE
  if (entry.fee - before < more)
    throw refuse(
      replacement,
      `, not enough additional fees to relay; ${toCoinText(entry.fee - before)} < ${toCoinText(more)}`,
    )
}
