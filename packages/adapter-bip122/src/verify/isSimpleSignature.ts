import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, RawWitness, SigHash } from '@scure/btc-signer'
import { concatBytes, equalBytes, hash160 } from '@scure/btc-signer/utils.js'
import type { ParsedAddress } from '../address/parseAddress.ts'
import { createToSign } from './createToSign.ts'

/**
 * Reads a Schnorr signature. 64 bytes imply the default sighash type; a 65th byte must name `ALL`.
 */
function readSchnorr(
  signature: Uint8Array,
): { signature: Uint8Array; hashType: number } | undefined {
  if (signature.length === 64) return { signature, hashType: SigHash.DEFAULT }
  if (signature.length !== 65 || signature[64] !== SigHash.ALL) return undefined
  return { signature: signature.subarray(0, 64), hashType: SigHash.ALL }
}

function isTaprootWitness(script: Uint8Array, message: string, witness: readonly Uint8Array[]) {
  const [item, ...rest] = witness
  const read = item && rest.length === 0 ? readSchnorr(item) : undefined
  if (!read) return false
  const digest = createToSign(message, script).preimageWitnessV1(0, [script], read.hashType, [0n])
  return schnorr.verify(read.signature, digest, script.subarray(2))
}

/** Returns whether a script is the witness program of a key, or nests it in P2SH. */
function commitsTo(script: Uint8Array, key: Uint8Array, nested: boolean): boolean {
  const program = concatBytes(Uint8Array.of(0x00, 0x14), hash160(key))
  if (!nested) return equalBytes(script, program)
  return equalBytes(script, OutScript.encode({ type: 'sh', hash: hash160(program) }))
}

function isSegwitWitness(address: ParsedAddress, message: string, witness: readonly Uint8Array[]) {
  const [item, key, ...rest] = witness
  if (!item || !key || rest.length > 0 || key.length !== 33) return false
  if (item.at(-1) !== SigHash.ALL) return false
  if (!commitsTo(address.script, key, address.type === 'p2sh')) return false
  const scriptCode = OutScript.encode({ type: 'pkh', hash: hash160(key) })
  const toSign = createToSign(message, address.script)
  const digest = toSign.preimageWitnessV0(0, scriptCode, SigHash.ALL, 0n)
  const der = item.subarray(0, -1)
  return secp256k1.verify(der, digest, key, { prehash: false, lowS: true, format: 'der' })
}

/**
 * Verifies a simple BIP-322 signature: the witness of the virtual transaction, by a single key.
 * Does not support other scripts, the full form and proofs of funds.
 */
export function isSimpleSignature(
  address: ParsedAddress,
  message: string,
  signature: Uint8Array,
): boolean {
  try {
    const witness = RawWitness.decode(signature)
    if (address.type === 'p2tr') return isTaprootWitness(address.script, message, witness)
    if (address.type !== 'p2wpkh' && address.type !== 'p2sh') return false
    return isSegwitWitness(address, message, witness)
  } catch {
    return false // The witness, the key or the signature is malformed.
  }
}
