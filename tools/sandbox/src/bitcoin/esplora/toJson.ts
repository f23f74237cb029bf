import type { Transaction } from 'bitcoinjs-lib'
import { type Coin, toHex, toId, toSpent } from '../Coin.ts'
import type { BitcoinNode } from '../createBitcoinNode.ts'
import type { KnownTransaction, LedgerBlock } from '../ledger/createLedger.ts'
import { toAddress, toAsm, toScriptType } from '../rules/scripts.ts'

type Output = { readonly value: bigint; readonly script: Uint8Array }
type Input = Transaction['ins'][number]

/** Returns the confirmation status of a transaction, with its block, in esplora's format. */
export function toStatus(node: BitcoinNode, height: number | undefined) {
  const found = height === undefined ? undefined : node.getLedger().blocks[height]
  if (!found) return { confirmed: false }
  return {
    confirmed: true,
    block_height: found.height,
    block_hash: found.id,
    block_time: found.block.timestamp,
  }
}

function toOutput({ value, script }: Output) {
  const address = toAddress(script)
  return {
    scriptpubkey: toHex(script),
    scriptpubkey_asm: toAsm(script),
    scriptpubkey_type: toScriptType(script),
    ...(address !== undefined && { scriptpubkey_address: address }),
    value: Number(value),
  }
}

function toInput(input: Input, coin: Coin | undefined) {
  const [txid = ''] = toSpent(input).split(':')
  return {
    txid,
    vout: input.index,
    prevout: coin ? toOutput(coin) : null,
    scriptsig: toHex(input.script),
    // The input script of a coinbase is arbitrary data and cannot be disassembled.
    scriptsig_asm: coin ? toAsm(input.script) : '',
    ...(input.witness.length > 0 && { witness: input.witness.map(toHex) }),
    is_coinbase: coin === undefined,
    sequence: input.sequence,
  }
}

/** Converts a Bitcoin transaction to the format of esplora's API. */
export function toTransactionJson(node: BitcoinNode, known: KnownTransaction) {
  const { txid, transaction, coins, fee, height } = known
  return {
    txid,
    version: transaction.version,
    locktime: transaction.locktime,
    vin: transaction.ins.map((input, index) => toInput(input, coins[index])),
    vout: transaction.outs.map(toOutput),
    size: transaction.byteLength(),
    weight: transaction.weight(),
    fee: Number(fee),
    status: toStatus(node, height),
  }
}

/** Converts a Bitcoin block to the format of esplora's API. */
export function toBlockJson(node: BitcoinNode, { id, height, block }: LedgerBlock) {
  return {
    id,
    height,
    version: block.version,
    timestamp: block.timestamp,
    tx_count: block.transactions?.length ?? 0,
    size: block.byteLength(),
    weight: block.weight(),
    merkle_root: toId(block.merkleRoot ?? new Uint8Array()),
    previousblockhash: height === 0 ? null : toId(block.prevHash ?? new Uint8Array()),
    mediantime: node.getLedger().getMedianTime(height),
    nonce: block.nonce,
    bits: block.bits,
    difficulty: 0,
  }
}
