import { base58 } from '@scure/base'
import { readTransaction } from '../wire/readTransaction.ts'
import { createBlockhashes } from './createBlockhashes.ts'
import { createVm, type Outcome, type SimulatedOutcome } from './createVm.ts'
import type { LedgerState } from './LedgerState.ts'
import { listAccounts } from './listAccounts.ts'
import { readBalances } from './readBalances.ts'
import type { StoredAccount } from './StoredAccount.ts'
import type { TransactionError } from './TransactionError.ts'
import type { TransactionRecord } from './TransactionRecord.ts'

export const SLOTS_PER_EPOCH = 432_000
/**
 * Difference between slot and block height of the sandbox's Solana clusters. Real clusters have
 * slots without a block, so code that confuses slot and height must fail here too.
 */
const SKIPPED_SLOTS = 21_000_000
const KEPT_TRANSACTIONS = 1_000

export type LedgerEvent = {
  readonly slot: number
  /**
   * The transaction that the cluster executed in the previous slot; absent if only time has passed.
   */
  readonly executed?: { readonly record: TransactionRecord; readonly writable: readonly string[] }
}

/** Result of a transaction sent to a Solana cluster: it was executed, or rejected without a fee. */
export type Sent = { readonly signature: string; readonly err: TransactionError | null } & (
  | { readonly record: TransactionRecord }
  | { readonly record: undefined; readonly outcome: Outcome }
)

/**
 * The ledger of a Solana cluster: litesvm, extended by slots, blockhashes and a history. All
 * functions are synchronous.
 */
export type Ledger = {
  readonly getSlot: () => number
  readonly getBlockHeight: () => number
  readonly getTransactionCount: () => number
  readonly getBlockhash: () => string
  readonly isBlockhashValid: (blockhash: string) => boolean
  readonly getAccount: (address: string) => StoredAccount | undefined
  readonly listProgramAccounts: (programId: string) => readonly StoredAccount[]
  readonly getRentLamports: (bytes: number) => bigint
  /** Sets the lamports of a Solana account directly, without a transaction. */
  readonly setLamports: (address: string, amount: bigint) => void
  /**
   * Executes a transaction in the current slot, and advances to the next slot. The caller must
   * check the blockhash before.
   */
  readonly send: (wire: Uint8Array) => Sent
  readonly simulate: (wire: Uint8Array, options: { verify: boolean }) => SimulatedOutcome
  readonly getTransaction: (signature: string) => TransactionRecord | undefined
  /** Lists the executed transactions of a Solana address, newest first. */
  readonly listTransactions: (address: string) => readonly TransactionRecord[]
  readonly advance: (slots: number) => void
  readonly subscribe: (listener: (event: LedgerEvent) => void) => () => void
  readonly save: () => LedgerState
}

export type CreateLedgerOptions = {
  readonly saved?: LedgerState | undefined
  /** Returns the current time in Unix milliseconds. */
  readonly now: () => number
}

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

/** Creates the ledger of a Solana cluster: a new one, or the saved one. */
export function createLedger({ saved, now }: CreateLedgerOptions): Ledger {
  const vm = createVm(saved && Buffer.from(saved.vm, 'base64'))
  const blockhashes = createBlockhashes(saved?.blockhashes)
  const transactions = new Map((saved?.transactions ?? []).map((x) => [x.signature, x]))
  const listeners = new Set<(event: LedgerEvent) => void>()
  let slot = saved?.slot ?? vm.getSlot()
  let transactionCount = saved?.transactionCount ?? 0
  const toSeconds = () => Math.floor(now() / 1_000)

  function setClock(): void {
    const epoch = Math.floor(slot / SLOTS_PER_EPOCH)
    vm.setClock({ slot, epoch, time: toSeconds(), blockhashes: blockhashes.list() })
  }

  function moveTo(next: number, executed?: LedgerEvent['executed']): void {
    blockhashes.advance(next - slot)
    slot = next
    setClock()
    for (const listener of listeners) listener({ slot, ...(executed && { executed }) })
  }

  function keep(record: TransactionRecord): void {
    transactionCount += 1
    transactions.set(record.signature, record)
    const [oldest] = transactions.keys()
    if (oldest !== undefined && transactions.size > KEPT_TRANSACTIONS) transactions.delete(oldest)
  }

  function send(wire: Uint8Array): Sent {
    const { signatures, message } = readTransaction(wire)
    const signature = base58.encode(signatures[0] ?? new Uint8Array())
    const { accounts, loaded, writable } = listAccounts(message, vm.getAccount)
    const before = readBalances(accounts, vm.getAccount)
    const outcome = vm.send(wire)
    const after = readBalances(accounts, vm.getAccount)
    const { err } = outcome
    // A transaction without a fee was not executed. The fee is the difference of all lamports
    // before and after.
    const fee = sum(before.lamports) - sum(after.lamports)
    if (err !== null && fee === 0n) return { signature, err, record: undefined, outcome }
    const record: TransactionRecord = {
      ...{ signature, slot, err, accounts, loaded },
      blockTime: toSeconds(),
      wire: Buffer.from(wire).toString('base64'),
      feeLamports: Number(fee),
      unitsConsumed: outcome.unitsConsumed,
      logs: [...outcome.logs],
      preBalances: before.lamports.map(Number),
      postBalances: after.lamports.map(Number),
      preTokenBalances: before.tokens,
      postTokenBalances: after.tokens,
      innerInstructions: outcome.inner.map(({ index, instructions }) => ({
        index,
        instructions: [...instructions],
      })),
    }
    keep(record)
    moveTo(slot + 1, { record, writable })
    return { signature, err, record }
  }

  setClock()
  return {
    getSlot: () => slot,
    getBlockHeight: () => slot - SKIPPED_SLOTS,
    getTransactionCount: () => transactionCount,
    getBlockhash: blockhashes.getLatest,
    isBlockhashValid: blockhashes.isValid,
    getAccount: vm.getAccount,
    listProgramAccounts: vm.listProgramAccounts,
    getRentLamports: vm.getRentLamports,
    setLamports: vm.setLamports,
    send,
    simulate: vm.simulate,
    getTransaction: (signature) => transactions.get(signature),
    listTransactions: (address) =>
      [...transactions.values()].filter((x) => x.accounts.includes(address)).reverse(),
    advance: (slots) => moveTo(slot + slots),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    save: () => ({
      version: 1,
      slot,
      blockhashes: [...blockhashes.list()],
      transactions: [...transactions.values()],
      transactionCount,
      vm: Buffer.from(vm.save()).toString('base64'),
    }),
  }
}
