import { randomBytes } from 'node:crypto'
import { Block, opcodes, script as scripts, Transaction } from 'bitcoinjs-lib'
import { EASY_BITS, HALVING_BLOCKS, MAX_BLOCK_WEIGHT } from '../rules/constants.ts'
import type { KnownTransaction, Ledger } from './createLedger.ts'

const VERSION = 0x20000000
const SUBSIDY = 5_000_000_000n
const COMMITMENT_TAG = Buffer.from('aa21a9ed', 'hex')
/** Weight units that are reserved in a block for its header and coinbase. */
const RESERVED_WEIGHT = 4_000

/** Returns the newly created satoshis that a block of this height pays to its miner. */
export function toSubsidy(height: number): bigint {
  return SUBSIDY >> BigInt(Math.floor(height / HALVING_BLOCKS))
}

function createCoinbase(height: number, script: Uint8Array, value: bigint): Transaction {
  const coinbase = new Transaction()
  coinbase.version = 2
  // The script has the block's height (BIP-34), and random bytes that distinguish blocks of the
  // same height.
  const input = scripts.compile([scripts.number.encode(height), randomBytes(8)])
  coinbase.addInput(new Uint8Array(32), 0xffffffff, 0xffffffff, input)
  coinbase.addOutput(script, value)
  coinbase.setWitness(0, [new Uint8Array(32)])
  return coinbase
}

function addCommitment(transactions: readonly [Transaction, ...Transaction[]]): void {
  const commitment = Block.calculateMerkleRoot([...transactions], true)
  const data = Buffer.concat([COMMITMENT_TAG, commitment])
  transactions[0].addOutput(scripts.compile([opcodes['OP_RETURN'] ?? 0, data]), 0n)
}

/**
 * Increases the block's nonce until its hash meets the proof-of-work target. At this difficulty,
 * every second nonce does.
 */
function proveWork(block: Block): void {
  while (!block.checkProofOfWork()) block.nonce += 1
}

export type NewBlock = {
  /** Transactions of the new block, parents first. */
  readonly entries: readonly KnownTransaction[]
  /** Output script that receives the block's reward. */
  readonly script: Uint8Array
  /**
   * Time of the block in Unix seconds. It is increased if it is not later than the median of the
   * last eleven blocks.
   */
  readonly time: number
}

/** Creates the next block of a chain, including its proof of work. */
export function createBlock(ledger: Ledger, { entries, script, time }: NewBlock): Block {
  const tip = ledger.getTip()
  const height = tip.height + 1
  const fees = entries.reduce((sum, { fee }) => sum + fee, 0n)
  const coinbase = createCoinbase(height, script, toSubsidy(height) + fees)
  const transactions = [coinbase, ...entries.map(({ transaction }) => transaction)] as const
  addCommitment(transactions)
  const block = new Block()
  block.version = VERSION
  block.prevHash = tip.block.getHash()
  block.timestamp = Math.max(time, ledger.getMedianTime(tip.height) + 1)
  block.bits = EASY_BITS
  block.nonce = 0
  block.transactions = [...transactions]
  block.merkleRoot = Block.calculateMerkleRoot([...transactions])
  block.witnessCommit = block.getWitnessCommit() ?? new Uint8Array()
  proveWork(block)
  return block
}

const toRate = ({ fee, transaction }: KnownTransaction) => Number(fee) / transaction.virtualSize()

/**
 * Selects the pending transactions for the next block: those with the highest fee rates that fit,
 * each after its ancestors.
 */
export function chooseEntries(
  waiting: readonly KnownTransaction[],
  getAncestors: (txid: string) => readonly KnownTransaction[],
): readonly KnownTransaction[] {
  const chosen = new Set<KnownTransaction>()
  let room = MAX_BLOCK_WEIGHT - RESERVED_WEIGHT
  for (const entry of waiting.toSorted((a, b) => toRate(b) - toRate(a))) {
    const group = [...getAncestors(entry.txid), entry].filter((one) => !chosen.has(one))
    const weight = group.reduce((sum, { transaction }) => sum + transaction.weight(), 0)
    if (weight > room) continue
    for (const one of group) chosen.add(one)
    room -= weight
  }
  return [...chosen]
}
