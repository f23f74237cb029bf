import { Block, type Transaction } from 'bitcoinjs-lib'
import { type Coin, type Outpoint, sumOf, toHex, toOutpoint, toSpent } from '../Coin.ts'
import { type Inscriptions, moveInscriptions } from '../inscriptions/moveInscriptions.ts'
import { toScriptType } from '../rules/scripts.ts'
import { genesisHex } from './genesis.ts'

/** A Bitcoin transaction together with the outputs that its inputs spend. */
export type KnownTransaction = {
  readonly txid: string
  readonly transaction: Transaction
  /** The spent outputs, one for each input; empty for a coinbase. */
  readonly coins: readonly Coin[]
  /** Fee of the transaction in satoshis; 0 for a coinbase. */
  readonly fee: bigint
  /** Height of the block with the transaction; `undefined` while it is pending. */
  readonly height: number | undefined
}

export type LedgerBlock = { readonly id: string; readonly height: number; readonly block: Block }

/**
 * The chain of Bitcoin blocks with its indexes. Blocks can only be added. A reorganization creates
 * a new ledger instead.
 */
export type Ledger = {
  readonly blocks: readonly LedgerBlock[]
  readonly append: (block: Block) => void
  readonly getTip: () => LedgerBlock
  readonly getCoin: (outpoint: Outpoint) => Coin | undefined
  readonly getTransaction: (txid: string) => KnownTransaction | undefined
  /** Returns the id of the transaction that spent an output; `undefined` if it is unspent. */
  readonly getSpender: (outpoint: Outpoint) => string | undefined
  /** Returns the ids of transactions that pay to a script or spend from it, oldest first. */
  readonly getHistory: (script: Uint8Array) => readonly string[]
  readonly listCoins: (script: Uint8Array) => readonly (readonly [Outpoint, Coin])[]
  readonly getInscriptions: () => Inscriptions
  /** Returns the median time of a block and the ten blocks before it, in Unix seconds. */
  readonly getMedianTime: (height: number) => number
}

const MEDIAN_BLOCKS = 11

function createIndex() {
  const coins = new Map<Outpoint, Coin>()
  const byScript = new Map<string, Set<Outpoint>>()
  const history = new Map<string, Set<string>>()
  const spenders = new Map<Outpoint, string>()
  const note = (script: Uint8Array, txid: string) => {
    const key = toHex(script)
    history.set(key, (history.get(key) ?? new Set()).add(txid))
    return key
  }
  return {
    coins,
    spenders,
    spend: (outpoint: Outpoint, txid: string): Coin | undefined => {
      const coin = coins.get(outpoint)
      if (!coin) return undefined
      coins.delete(outpoint)
      spenders.set(outpoint, txid)
      byScript.get(note(coin.script, txid))?.delete(outpoint)
      return coin
    },
    create: (outpoint: Outpoint, coin: Coin, txid: string) => {
      const key = note(coin.script, txid)
      if (toScriptType(coin.script) === 'op_return') return
      coins.set(outpoint, coin)
      byScript.set(key, (byScript.get(key) ?? new Set()).add(outpoint))
    },
    getHistory: (script: Uint8Array) => [...(history.get(toHex(script)) ?? [])],
    listCoins: (script: Uint8Array) =>
      [...(byScript.get(toHex(script)) ?? [])].flatMap((outpoint) => {
        const coin = coins.get(outpoint)
        return coin ? [[outpoint, coin] as const] : []
      }),
  }
}

/** Creates a chain that contains only the genesis block of Bitcoin mainnet. */
export function createLedger(): Ledger {
  const genesis = Block.fromHex(genesisHex)
  const blocks: LedgerBlock[] = []
  const index = createIndex()
  const transactions = new Map<string, KnownTransaction>()
  let inscriptions: Inscriptions = new Map()

  const addTransaction = (transaction: Transaction, height: number) => {
    const txid = transaction.getId()
    const isCoinbase = transaction.isCoinbase()
    const coins = isCoinbase
      ? []
      : transaction.ins.flatMap((input) => index.spend(toSpent(input), txid) ?? [])
    const fee = isCoinbase ? 0n : sumOf(coins) - sumOf(transaction.outs)
    transactions.set(txid, { txid, transaction, coins, fee, height })
    for (const [position, { value, script }] of transaction.outs.entries())
      index.create(toOutpoint(txid, position), { value, script, height, isCoinbase }, txid)
    inscriptions = moveInscriptions(inscriptions, { txid, transaction, coins })
  }
  const append = (block: Block) => {
    const height = blocks.length
    for (const transaction of block.transactions ?? []) addTransaction(transaction, height)
    blocks.push({ id: block.getId(), height, block })
  }

  append(genesis)
  // The outputs of the genesis block cannot be spent. This was an oversight and is now a consensus
  // rule.
  for (const outpoint of index.coins.keys()) index.coins.delete(outpoint)

  return {
    blocks,
    append,
    getTip: () => blocks.at(-1) ?? { id: genesis.getId(), height: 0, block: genesis },
    getCoin: (outpoint) => index.coins.get(outpoint),
    getTransaction: (txid) => transactions.get(txid),
    getSpender: (outpoint) => index.spenders.get(outpoint),
    getHistory: index.getHistory,
    listCoins: index.listCoins,
    getInscriptions: () => inscriptions,
    getMedianTime: (height) => {
      const last = blocks.slice(Math.max(0, height + 1 - MEDIAN_BLOCKS), height + 1)
      const times = last.map(({ block }) => block.timestamp).toSorted((a, b) => a - b)
      return times[Math.floor(times.length / 2)] ?? 0
    },
  }
}
