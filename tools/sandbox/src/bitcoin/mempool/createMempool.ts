import type { Transaction } from 'bitcoinjs-lib'
import { type Coin, type Outpoint, toOutpoint, toSpent } from '../Coin.ts'
import type { KnownTransaction, Ledger } from '../ledger/createLedger.ts'
import { RejectError } from '../RejectError.ts'
import { checkAmounts } from '../rules/checkAmounts.ts'
import { checkLocks } from '../rules/checkLocks.ts'
import { checkScripts } from '../rules/checkScripts.ts'
import { checkStandard } from '../rules/checkStandard.ts'
import { checkTransaction } from '../rules/checkTransaction.ts'
import { MAX_ANCESTORS, MAX_REPLACEABLE_SEQUENCE } from '../rules/constants.ts'
import { checkReplacement } from './checkReplacement.ts'

/** The pending transactions of the sandbox's Bitcoin node. */
export type Mempool = {
  /** Lists all pending transactions, parents before children. */
  readonly list: () => readonly KnownTransaction[]
  readonly get: (txid: string) => KnownTransaction | undefined
  readonly getSpender: (outpoint: Outpoint) => string | undefined
  /**
   * Returns the unconfirmed ancestors of a transaction, parents first. The transaction itself is
   * not among them.
   */
  readonly getAncestors: (txid: string) => readonly KnownTransaction[]
  /**
   * Adds a transaction to the mempool, and removes those that it replaces.
   *
   * @throws {RejectError} The transaction is invalid or not allowed by the node's policy.
   */
  readonly accept: (transaction: Transaction) => void
  /** Removes transactions from the mempool because a block contains them. */
  readonly remove: (txids: Iterable<string>) => void
}

function createEntries() {
  const entries = new Map<string, KnownTransaction>()
  const spenders = new Map<Outpoint, string>()
  const getParents = ({ transaction }: KnownTransaction) =>
    transaction.ins.flatMap((input) => entries.get(toSpent(input).split(':')[0] ?? '') ?? [])
  const getChildren = ({ txid, transaction }: KnownTransaction) =>
    transaction.outs.flatMap((_, index) => {
      const spender = spenders.get(toOutpoint(txid, index))
      return (spender && entries.get(spender)) || []
    })
  /**
   * Collects all pending transactions that are linked to `start` directly or through others,
   * without `start` itself.
   */
  const collect = (
    start: readonly KnownTransaction[],
    next: (entry: KnownTransaction) => readonly KnownTransaction[],
  ) => {
    const found = new Set<KnownTransaction>()
    const waiting = start.flatMap(next)
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      if (found.has(entry)) continue
      found.add(entry)
      waiting.push(...next(entry))
    }
    return found
  }
  return {
    entries,
    spenders,
    getAncestors: (start: readonly KnownTransaction[]) => {
      const found = collect(start, getParents)
      return [...entries.values()].filter((entry) => found.has(entry))
    },
    getDescendants: (start: readonly KnownTransaction[]) => [...collect(start, getChildren)],
    add: (entry: KnownTransaction) => {
      entries.set(entry.txid, entry)
      for (const input of entry.transaction.ins) spenders.set(toSpent(input), entry.txid)
    },
    remove: ({ txid, transaction }: KnownTransaction) => {
      entries.delete(txid)
      for (const input of transaction.ins)
        if (spenders.get(toSpent(input)) === txid) spenders.delete(toSpent(input))
    },
  }
}

type Entries = ReturnType<typeof createEntries>

const says = ({ transaction }: KnownTransaction) =>
  transaction.ins.some(({ sequence }) => sequence <= MAX_REPLACEABLE_SEQUENCE)

/**
 * Returns the pending transactions that spend an output that the given transaction spends too.
 *
 * @throws {RejectError} One of them cannot be replaced, because neither it nor an ancestor signals
 * replaceability.
 */
function getConflicts(transaction: Transaction, pool: Entries): readonly KnownTransaction[] {
  const spenders = transaction.ins.flatMap((input) => pool.spenders.get(toSpent(input)) ?? [])
  const conflicts = [...new Set(spenders)].flatMap((txid) => pool.entries.get(txid) ?? [])
  for (const conflict of conflicts)
    if (![conflict, ...pool.getAncestors([conflict])].some(says))
      throw new RejectError('txn-mempool-conflict')
  return conflicts
}

function findCoins(transaction: Transaction, ledger: Ledger, pool: Entries): readonly Coin[] {
  return transaction.ins.map((input) => {
    const outpoint = toSpent(input)
    const confirmed = ledger.getCoin(outpoint)
    if (confirmed) return confirmed
    const [txid = '', index] = outpoint.split(':')
    const output = pool.entries.get(txid)?.transaction.outs[Number(index)]
    if (output) return { ...output, height: undefined, isCoinbase: false }
    throw new RejectError('bad-txns-inputs-missingorspent', { code: -25 })
  })
}

function checkChain(entry: KnownTransaction, pool: Entries): void {
  const parents = pool.getAncestors([entry])
  if (parents.length + 1 > MAX_ANCESTORS)
    throw new RejectError('too-long-mempool-chain', {
      detail: `too many unconfirmed ancestors [limit: ${MAX_ANCESTORS}]`,
    })
}

function checkNew(transaction: Transaction, ledger: Ledger, pool: Entries) {
  checkTransaction(transaction)
  checkStandard(transaction)
  const conflicts = getConflicts(transaction, pool)
  const coins = findCoins(transaction, ledger, pool)
  const { height } = ledger.getTip()
  checkLocks(transaction, coins, {
    height: height + 1,
    medianTime: ledger.getMedianTime(height),
    getMedianTime: ledger.getMedianTime,
  })
  const fee = checkAmounts(transaction, coins, height + 1)
  const txid = transaction.getId()
  const entry: KnownTransaction = { txid, transaction, coins, fee, height: undefined }
  checkChain(entry, pool)
  const replaced = [...new Set([...conflicts, ...pool.getDescendants(conflicts)])]
  const isWaiting = (parent: string) => pool.entries.has(parent)
  if (conflicts.length > 0) checkReplacement({ entry, conflicts, replaced, isWaiting })
  checkScripts({ transaction, coins })
  return { entry, replaced }
}

/** Creates an empty mempool for transactions that may follow the last block of a chain. */
export function createMempool(ledger: Ledger): Mempool {
  const pool = createEntries()
  return {
    list: () => [...pool.entries.values()],
    get: (txid) => pool.entries.get(txid),
    getSpender: (outpoint) => pool.spenders.get(outpoint),
    getAncestors: (txid) => {
      const entry = pool.entries.get(txid)
      return entry ? pool.getAncestors([entry]) : []
    },
    accept: (transaction) => {
      const { entry, replaced } = checkNew(transaction, ledger, pool)
      for (const old of replaced) pool.remove(old)
      pool.add(entry)
    },
    remove: (txids) => {
      for (const txid of txids) {
        const entry = pool.entries.get(txid)
        if (entry) pool.remove(entry)
      }
    },
  }
}
