import { createHash } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { Address, CompactSize, OutScript, RawTx, RawWitness, Transaction } from '@scure/btc-signer'
import type { BitcoinSigner } from './BitcoinSigner.ts'
import { toPrivateKey } from './BitcoinSigner.ts'

/** Thrown if the requested signature format does not exist for this type of Bitcoin address. */
export class BitcoinMessageError extends Error {
  override readonly name = 'BitcoinMessageError'
}

export type BitcoinMessageProtocol = 'ecdsa' | 'bip322'

export type SignedBitcoinMessage = {
  /**
   * Signature in base64: 65 bytes for `ecdsa`, for `bip322` the witness of the virtual transaction.
   */
  readonly signature: string
  /** Hash of the message that was signed, as hex. */
  readonly messageHash: string
}

const sha256 = (...parts: readonly Uint8Array[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

const MAGIC = Buffer.from('\x18Bitcoin Signed Message:\n')
/** First header byte of a signature by a native SegWit key (BIP-137). */
const P2WPKH_HEADER = 39

/** Signs a Bitcoin message by BIP-137, which exists for payment addresses only. */
function signEcdsa(text: Uint8Array, key: BitcoinSigner): SignedBitcoinMessage {
  if (key.intention === 'ordinal')
    throw new BitcoinMessageError('A Taproot address signs by BIP-322 only.')
  const hash = sha256(sha256(MAGIC, CompactSize.encode(BigInt(text.length)), text))
  const signed = secp256k1.sign(hash, toPrivateKey(key), { prehash: false, format: 'recovered' })
  const [recovery = 0, ...numbers] = signed
  return {
    signature: Buffer.from([P2WPKH_HEADER + recovery, ...numbers]).toString('base64'),
    messageHash: hash.toString('hex'),
  }
}

/** Returns the hash of a Bitcoin message that BIP-322 signs, with the tag of BIP-340. */
export function hashBip322Message(text: Uint8Array): Uint8Array {
  const tag = sha256(Buffer.from('BIP0322-signed-message'))
  return sha256(tag, tag, text)
}

/**
 * Creates BIP-322's first virtual transaction, which pays to the address and contains the message's
 * hash.
 */
function createToSpend(script: Uint8Array, hash: Uint8Array): Uint8Array {
  return RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffff_ffff,
        finalScriptSig: Uint8Array.from([0, hash.length, ...hash]),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: undefined,
    lockTime: 0,
  })
}

function signBip322(text: Uint8Array, key: BitcoinSigner): SignedBitcoinMessage {
  const hash = hashBip322Message(text)
  const script = OutScript.encode(Address().decode(key.address))
  const toSpend = createToSpend(script, hash)
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
  toSign.addInput({
    // The library expects the id of a transaction, which has the reverse byte order of the hash.
    txid: sha256(sha256(toSpend)).reverse(),
    index: 0,
    sequence: 0,
    witnessUtxo: { amount: 0n, script },
    ...(key.intention === 'ordinal' && { tapInternalKey: Buffer.from(key.publicKey, 'hex') }),
  })
  toSign.addOutput({ amount: 0n, script: Uint8Array.from([0x6a]) })
  toSign.signIdx(toPrivateKey(key), 0)
  toSign.finalize()
  return {
    signature: Buffer.from(RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? [])).toString(
      'base64',
    ),
    messageHash: Buffer.from(hash).toString('hex'),
  }
}

/**
 * Signs a text with a Bitcoin key.
 *
 * @throws {BitcoinMessageError} `ecdsa` is requested for a Taproot address.
 */
export function signBitcoinMessage(
  message: string,
  key: BitcoinSigner,
  protocol: BitcoinMessageProtocol,
): SignedBitcoinMessage {
  const text = Buffer.from(message)
  return protocol === 'ecdsa' ? signEcdsa(text, key) : signBip322(text, key)
}
