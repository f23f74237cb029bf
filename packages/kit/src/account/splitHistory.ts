import type { HistoryTransaction } from '@latchkey/blockchain-api'
import type { CaipNetworkId } from '@latchkey/core'
import { isLookAlike } from './isLookAlike.ts'

type Transfer = NonNullable<HistoryTransaction['transfers']>[number]

export type SplitHistoryOptions = {
  readonly caipNetworkId: CaipNetworkId
  /** Addresses to which this browser has sent from the account. */
  readonly recipients: readonly string[]
}

/** A history with the transfers that strangers placed in it set apart. */
export type SplitHistory = {
  /** Transactions to show, without the transfers of strangers. */
  readonly shown: readonly HistoryTransaction[]
  /** Ids of the transactions that consist of such transfers alone. */
  readonly hiddenIds: ReadonlySet<string>
}

/**
 * Returns whether a transfer only places an address into the history. Such a transfer is incoming and
 * empty, or another account moved an empty amount or an unlisted token out of the account
 * (K-WORLD-14f).
 */
function isBait({ direction, foreign, quantity, fungible_info: token }: Transfer): boolean {
  const isEmpty = !/[1-9]/.test(quantity.numeric)
  if (direction === 'in') return isEmpty
  return foreign === true && (isEmpty || token?.listed !== true)
}

/**
 * Returns the addresses to which the account sent, according to its history and this browser. A
 * transfer that another account made has no recipient of the account.
 */
function listRecipients(history: readonly HistoryTransaction[], stored: readonly string[]) {
  const sent = history.filter(
    ({ metadata, transfers }) =>
      metadata.operationType === 'send' && !transfers?.some(({ foreign }) => foreign),
  )
  return [...stored, ...sent.map(({ metadata }) => metadata.sentTo)]
}

/**
 * Separates what strangers placed in an account's history: transfers without a value, transfers of
 * unlisted tokens "from" the account, and amounts from an address that looks like a recipient of
 * the account (K-WORLD-14). Users copy recipients from their history.
 */
export function splitHistory(
  history: readonly HistoryTransaction[],
  { caipNetworkId, recipients }: SplitHistoryOptions,
): SplitHistory {
  const known = listRecipients(history, recipients)
  const hiddenIds = new Set<string>()
  const shown = history.flatMap((transaction) => {
    const { metadata, transfers } = transaction
    if (!transfers || transfers.length === 0) return [transaction]
    const isImitation =
      metadata.operationType === 'receive' &&
      known.some((recipient) => isLookAlike(caipNetworkId, metadata.sentFrom, recipient))
    const rest = isImitation ? [] : transfers.filter((transfer) => !isBait(transfer))
    if (rest.length > 0) return [{ ...transaction, transfers: rest }]
    hiddenIds.add(transaction.id)
    return []
  })
  return { shown, hiddenIds }
}
