import { crypto, opcodes, payments, script as scripts, Transaction } from 'bitcoinjs-lib'
import type { BitcoinNode } from '../createBitcoinNode.ts'
import { treasurySigner, treasuryXOnlyKey } from './key.ts'
import { pay } from './pay.ts'

const LEAF_VERSION = 0xc0
const MAX_PUSH_BYTES = 520
/**
 * Fee in satoshis of the transaction that reveals an inscription, enough for every node's minimum
 * relay fee.
 */
const REVEAL_FEE = 2_000n

export type NewInscription = {
  readonly script: Uint8Array
  readonly text: string
  /** Value in satoshis of the output that holds the inscription. */
  readonly postage: bigint
}

function createLeaf(text: string): Uint8Array {
  const body = Buffer.from(text)
  const chunks = Array.from({ length: Math.ceil(body.length / MAX_PUSH_BYTES) }, (_, index) =>
    body.subarray(index * MAX_PUSH_BYTES, (index + 1) * MAX_PUSH_BYTES),
  )
  const [checkSig = 0, open = 0, close = 0] = [
    opcodes['OP_CHECKSIG'],
    opcodes['OP_IF'],
    opcodes['OP_ENDIF'],
  ]
  return Buffer.concat([
    scripts.compile([treasuryXOnlyKey, checkSig, 0, open, Buffer.from('ord')]),
    // The tag for the content type is a pushed byte, not the opcode for the number 1.
    Buffer.from([1, 1]),
    scripts.compile([Buffer.from('text/plain;charset=utf-8'), 0, ...chunks, close]),
  ])
}

function toLeafHash(leaf: Uint8Array): Uint8Array {
  const length = leaf.length < 0xfd ? [leaf.length] : [0xfd, leaf.length & 0xff, leaf.length >> 8]
  return crypto.taggedHash('TapLeaf', Buffer.concat([Buffer.from([LEAF_VERSION, ...length]), leaf]))
}

/**
 * Inscribes a text as a Bitcoin inscription. A first transaction commits to the text. A second one
 * reveals it, in the first satoshi of an output with the given script. Both are pending until the
 * next block.
 *
 * @returns Id of the inscription.
 */
export function inscribe(node: BitcoinNode, { script, text, postage }: NewInscription): string {
  const leaf = createLeaf(text)
  const commitment = payments.p2tr({
    internalPubkey: treasuryXOnlyKey,
    scriptTree: { output: leaf },
    redeem: { output: leaf, redeemVersion: LEAF_VERSION },
  })
  const [committed = new Uint8Array(), control] = [commitment.output, commitment.witness?.at(-1)]
  const value = postage + REVEAL_FEE
  const parent = pay(node, [{ script: committed, amount: value }])
  const reveal = new Transaction()
  reveal.version = 2
  reveal.addInput(Buffer.from(parent, 'hex').reverse(), 0)
  reveal.addOutput(script, postage)
  const hash = reveal.hashForWitnessV1(0, [committed], [value], 0, toLeafHash(leaf))
  reveal.setWitness(0, [treasurySigner.signSchnorr(hash), leaf, control ?? new Uint8Array()])
  return `${node.submit(reveal.toHex())}i0`
}
