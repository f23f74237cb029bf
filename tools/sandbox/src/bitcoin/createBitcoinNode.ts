import './curve.ts'
import { Transaction } from 'bitcoinjs-lib'
import type { BitcoinState } from './BitcoinState.ts'
import { type Coin, type Outpoint, toOutpoint } from './Coin.ts'
import { type Inscriptions, moveInscriptions } from './inscriptions/moveInscriptions.ts'
import { chooseEntries, createBlock } from './ledger/createBlock.ts'
import { createLedger, type KnownTransaction, type Ledger } from './ledger/createLedger.ts'
import { createMempool, type Mempool } from './mempool/createMempool.ts'
import { RejectError } from './RejectError.ts'
import { restoreLedger } from './restoreLedger.ts'
import { treasuryScript } from './treasury/key.ts'

export type MineOptions = {
  /** Number of blocks to mine; 1 by default. */
  readonly blocks?: number
  /**
   * Script that receives the block rewards. Default: the script of the account that funds others.
   */
  readonly script?: Uint8Array
  /**
   * Ids of the transactions to include, together with their ancestors. With `[]`, the block is
   * empty.
   */
  readonly only?: readonly string[]
  /** Time of the first block in Unix seconds; the current time by default. */
  readonly time?: number
}

export type ReorganiseOptions = {
  /** Number of blocks at the end of the chain to replace. */
  readonly depth: number
  /** Number of empty blocks that replace them; one more than `depth` by default. */
  readonly blocks?: number
}

/** The sandbox's Bitcoin node, with its chain of blocks and its mempool. */
export type BitcoinNode = {
  readonly getLedger: () => Ledger
  readonly getMempool: () => Mempool
  /** Returns a confirmed or pending Bitcoin transaction by its id. */
  readonly getTransaction: (txid: string) => KnownTransaction | undefined
  readonly getSpender: (outpoint: Outpoint) => string | undefined
  /** Lists the unspent outputs of a script with their references, including unconfirmed ones. */
  readonly listCoins: (script: Uint8Array) => readonly (readonly [Outpoint, Coin])[]
  /**
   * Returns all inscriptions with the outputs that hold them, after all confirmed and pending
   * transactions.
   */
  readonly getInscriptions: () => Inscriptions
  /**
   * Accepts a raw transaction into the mempool. Does nothing if it is already pending.
   *
   * @returns Id of the transaction.
   * @throws {RejectError} The transaction is invalid or not allowed by the node's policy.
   */
  readonly submit: (hex: string) => string
  /**
   * Mines Bitcoin blocks immediately.
   *
   * @returns Ids of the new blocks.
   */
  readonly mine: (options?: MineOptions) => readonly string[]
  /**
   * Simulates a chain reorganization: replaces the last blocks by empty ones. Transactions of the
   * old blocks become pending again.
   */
  readonly reorganise: (options: ReorganiseOptions) => readonly string[]
  readonly toState: () => BitcoinState
}

export type BitcoinNodeOptions = {
  /** Returns the current time in Unix milliseconds. */
  readonly now: () => number
  readonly state?: BitcoinState | undefined
  /** Called after each change of the blocks or the mempool. */
  readonly onChange?: () => void
}

function decode(hex: string): Transaction {
  try {
    return Transaction.fromHex(hex)
  } catch {
    throw new RejectError('TX decode failed', {
      code: -22,
      detail: 'Make sure the tx has at least one input.',
    })
  }
}

/**
 * Adds the transactions of replaced blocks to the mempool, except those that have become invalid.
 * Called after a reorganization.
 */
function refill(mempool: Mempool, transactions: readonly Transaction[]): void {
  for (const transaction of transactions)
    try {
      mempool.accept(transaction)
    } catch (error) {
      if (!(error instanceof RejectError)) throw error
    }
}

/** Returns the transactions of the blocks that a reorganization removes, without coinbases. */
const getUndone = (ledger: Ledger, depth: number): readonly Transaction[] =>
  ledger.blocks.slice(-depth).flatMap(({ block }) => (block.transactions ?? []).slice(1))

function createChain(state: BitcoinState | undefined) {
  let ledger = state ? restoreLedger(state) : createLedger()
  let mempool = createMempool(ledger)
  refill(mempool, state?.mempool.map((hex) => Transaction.fromHex(hex)) ?? [])
  return {
    get ledger() {
      return ledger
    },
    get mempool() {
      return mempool
    },
    cut: (depth: number) => {
      const waiting = mempool.list().map(({ transaction }) => transaction)
      const returning = [...getUndone(ledger, depth), ...waiting]
      const kept = ledger.blocks.slice(1, ledger.blocks.length - depth)
      ledger = createLedger()
      for (const { block } of kept) ledger.append(block)
      mempool = createMempool(ledger)
      return returning
    },
  }
}

type Chain = ReturnType<typeof createChain>

function createMiner(chain: Chain, now: () => number) {
  const choose = (only: readonly string[] | undefined) => {
    const { mempool } = chain
    const wanted = only?.flatMap((txid) => mempool.get(txid) ?? [])
    return chooseEntries(wanted ?? mempool.list(), mempool.getAncestors)
  }
  return ({ blocks = 1, script = treasuryScript, only, time }: MineOptions = {}) =>
    Array.from({ length: blocks }, () => {
      const entries = choose(only)
      const seconds = time ?? Math.floor(now() / 1_000)
      const block = createBlock(chain.ledger, { entries, script, time: seconds })
      chain.ledger.append(block)
      chain.mempool.remove(entries.map(({ txid }) => txid))
      return block.getId()
    })
}

function isKnownByChain({ getCoin }: Ledger, transaction: Transaction): boolean {
  const txid = transaction.getId()
  return transaction.outs.some((_, index) => getCoin(toOutpoint(txid, index)) !== undefined)
}

function createReads(chain: Chain) {
  const getSpender = (outpoint: Outpoint) =>
    chain.mempool.getSpender(outpoint) ?? chain.ledger.getSpender(outpoint)
  const listWaiting = (script: Uint8Array) =>
    chain.mempool.list().flatMap(({ txid, transaction }) =>
      transaction.outs.flatMap((output, index): (readonly [Outpoint, Coin])[] => {
        if (!Buffer.from(output.script).equals(script)) return []
        return [[toOutpoint(txid, index), { ...output, height: undefined, isCoinbase: false }]]
      }),
    )
  return {
    getSpender,
    getTransaction: (txid: string) => chain.mempool.get(txid) ?? chain.ledger.getTransaction(txid),
    listCoins: (script: Uint8Array) =>
      [...chain.ledger.listCoins(script), ...listWaiting(script)].filter(
        ([outpoint]) => !chain.mempool.getSpender(outpoint),
      ),
    getInscriptions: () =>
      chain.mempool.list().reduce<Inscriptions>(moveInscriptions, chain.ledger.getInscriptions()),
  }
}

/** Creates a Bitcoin node with the genesis block of mainnet, or with a saved chain. */
export function createBitcoinNode(options: BitcoinNodeOptions): BitcoinNode {
  const { now, state, onChange = () => {} } = options
  const chain = createChain(state)
  const mine = createMiner(chain, now)
  return {
    ...createReads(chain),
    getLedger: () => chain.ledger,
    getMempool: () => chain.mempool,
    submit: (hex) => {
      const transaction = decode(hex)
      const txid = transaction.getId()
      if (chain.mempool.get(txid)) return txid
      if (isKnownByChain(chain.ledger, transaction))
        throw new RejectError('Transaction already in block chain', { code: -27 })
      chain.mempool.accept(transaction)
      onChange()
      return txid
    },
    mine: (wanted) => {
      const ids = mine(wanted)
      onChange()
      return ids
    },
    reorganise: ({ depth, blocks = depth + 1 }) => {
      const returning = chain.cut(depth)
      const ids = mine({ blocks, only: [] })
      refill(chain.mempool, returning)
      onChange()
      return ids
    },
    toState: () => ({
      version: 1,
      blocks: chain.ledger.blocks.slice(1).map(({ block }) => block.toHex()),
      mempool: chain.mempool.list().map(({ transaction }) => transaction.toHex()),
    }),
  }
}
