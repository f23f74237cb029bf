import { crypto, Psbt, payments, toXOnly } from 'bitcoinjs-lib'
import type { BitcoinAccount } from '../accounts.ts'
import { type Coin, type Outpoint, sumOf } from '../Coin.ts'
import type { BitcoinNode } from '../createBitcoinNode.ts'
import { curve } from '../curve.ts'
import { toScript } from '../rules/scripts.ts'

export type SpendOptions = {
  /** Test account that pays and signs the transaction. */
  readonly from: BitcoinAccount
  /** Outputs that the test transaction spends; by default the account's largest one. */
  readonly coins?: readonly (readonly [Outpoint, Coin])[]
  readonly to: string
  readonly amount: bigint
  /** Fee of the test transaction in satoshis. */
  readonly fee?: bigint
  readonly sequence?: number
  readonly locktime?: number
  readonly version?: number
}

const toBytes = (hex: string) => Buffer.from(hex.replace(/^0x/, ''), 'hex')

export function requireScript(address: string): Uint8Array {
  const script = toScript(address)
  if (script) return script
  throw new Error(`no address: ${address}`)
}

/** Returns the unspent outputs of a Bitcoin account with their references, largest first. */
export function listCoins(node: BitcoinNode, { address }: BitcoinAccount) {
  return node
    .listCoins(requireScript(address))
    .toSorted(([, a], [, b]) => Number(b.value - a.value))
}

function createSigner({ privateKey, type }: BitcoinAccount) {
  const plain = toBytes(privateKey)
  const publicKey = curve.pointFromScalar(plain, true) ?? new Uint8Array(33)
  const isOdd = publicKey[0] === 3
  const even = isOdd ? curve.privateNegate(plain) : plain
  const tweaked = curve.privateAdd(even, crypto.taggedHash('TapTweak', toXOnly(publicKey)))
  const key = (type === 'v1_p2tr' ? tweaked : plain) ?? plain
  return {
    publicKey: Buffer.from(curve.pointFromScalar(key, true) ?? []),
    sign: (hash: Uint8Array) => curve.sign(hash, key),
    signSchnorr: (hash: Uint8Array) => curve.signSchnorr(hash, key),
  }
}

function toInputParts(
  node: BitcoinNode,
  account: BitcoinAccount,
  [outpoint, coin]: readonly [Outpoint, Coin],
) {
  const pubkey = toBytes(account.publicKey)
  const witnessUtxo = { value: coin.value, script: coin.script }
  const parent = node.getTransaction(outpoint.slice(0, 64))?.transaction.toBuffer()
  const parts = {
    p2pkh: () => ({ nonWitnessUtxo: parent ?? new Uint8Array() }),
    p2sh: () => ({
      witnessUtxo,
      redeemScript: payments.p2wpkh({ pubkey }).output ?? new Uint8Array(),
    }),
    v0_p2wpkh: () => ({ witnessUtxo }),
    v1_p2tr: () => ({ witnessUtxo, tapInternalKey: pubkey }),
  }
  return parts[account.type]()
}

/**
 * Builds and signs a payment with change in a test, by way of a PSBT as wallets do. Returns the raw
 * transaction.
 */
export function spend(node: BitcoinNode, options: SpendOptions): string {
  const { from, to, amount, fee = 1_000n, sequence, locktime = 0, version = 2 } = options
  const coins = options.coins ?? listCoins(node, from).slice(0, 1)
  const psbt = new Psbt({ maximumFeeRate: 1_000_000 }).setVersion(version).setLocktime(locktime)
  for (const entry of coins) {
    const [hash = '', index] = entry[0].split(':')
    psbt.addInput({
      hash,
      index: Number(index),
      ...(sequence !== undefined && { sequence }),
      ...toInputParts(node, from, entry),
    })
  }
  psbt.addOutput({ script: requireScript(to), value: amount })
  const change = sumOf(coins.map(([, coin]) => coin)) - amount - fee
  if (change > 0n) psbt.addOutput({ script: requireScript(from.address), value: change })
  // The PSBT is encoded as base64 and decoded again, as between pages and wallets.
  const received = Psbt.fromBase64(psbt.toBase64(), { maximumFeeRate: 1_000_000 })
  return received
    .signAllInputs(createSigner(from))
    .finalizeAllInputs()
    .extractTransaction(true)
    .toHex()
}
