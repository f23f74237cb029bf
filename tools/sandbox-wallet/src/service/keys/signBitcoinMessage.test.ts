import { createHash } from 'node:crypto'
import * as ecc from '@bitcoinerlab/secp256k1'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { p2tr, p2wpkh, WIF } from '@scure/btc-signer'
import { address, initEccLib, opcodes, script, Transaction } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { createAccounts } from '../../accounts/createAccounts.ts'
import type { BitcoinSigner } from './BitcoinSigner.ts'
import { BitcoinMessageError, hashBip322Message, signBitcoinMessage } from './signBitcoinMessage.ts'

initEccLib(ecc)

const [{ bitcoin }] = createAccounts()
const [payment, ordinal] = bitcoin

/** Private key of BIP-322's test vectors. */
const vectorKey = WIF().decode('L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k')
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const vectorPublicKey = secp256k1.getPublicKey(vectorKey)
const vectorPayment: BitcoinSigner = {
  address: p2wpkh(vectorPublicKey).address,
  publicKey: toHex(vectorPublicKey),
  privateKey: `0x${toHex(vectorKey)}`,
  intention: 'payment',
}
const vectorOrdinal: BitcoinSigner = {
  address: p2tr(vectorPublicKey.subarray(1)).address,
  publicKey: toHex(vectorPublicKey.subarray(1)),
  privateKey: `0x${toHex(vectorKey)}`,
  intention: 'ordinal',
}

test('the message hashes of BIP-322', () => {
  expect(toHex(hashBip322Message(Buffer.from('')))).toBe(
    'c90c269c4f8fcbe6880f72a721ddfbf1914268a794cbb21cfafee13770ae19f1',
  )
  expect(toHex(hashBip322Message(Buffer.from('Hello World')))).toBe(
    'f0eb03b1a75ac6d9847f55c624a99169b5dccba2a31f5b23bea77ba270de0a7a',
  )
})

test('BIP-322 with P2WPKH gives the signatures of the standard', () => {
  expect(vectorPayment.address).toBe('bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l')
  expect(signBitcoinMessage('Hello World', vectorPayment, 'bip322').signature).toBe(
    'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  )
  expect(signBitcoinMessage('', vectorPayment, 'bip322').signature).toBe(
    'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  )
})

/** Computes the hash that a BIP-322 Taproot signature covers, with another library. */
function toTaprootHash(signer: BitcoinSigner, message: string): Uint8Array {
  const output = address.toOutputScript(signer.address)
  const toSpend = new Transaction()
  toSpend.version = 0
  const data = script.compile([opcodes['OP_0'] ?? 0, hashBip322Message(Buffer.from(message))])
  toSpend.addInput(new Uint8Array(32), 0xffff_ffff, 0, data)
  toSpend.addOutput(output, 0n)
  const toSign = new Transaction()
  toSign.version = 0
  toSign.addInput(toSpend.getHash(), 0, 0)
  toSign.addOutput(Uint8Array.from([0x6a]), 0n)
  return toSign.hashForWitnessV1(0, [output], [0n], Transaction.SIGHASH_DEFAULT)
}

test('BIP-322 with P2TR signs with the tweaked key', () => {
  expect(vectorOrdinal.address).toBe(
    'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
  )
  for (const signer of [vectorOrdinal, ordinal]) {
    const { signature } = signBitcoinMessage('Hello World', signer, 'bip322')
    const bytes = Buffer.from(signature, 'base64')
    const outputKey = address.toOutputScript(signer.address).subarray(2)
    expect([...bytes.subarray(0, 2)]).toEqual([1, 64])
    expect(schnorr.verify(bytes.subarray(2), toTaprootHash(signer, 'Hello World'), outputKey)).toBe(
      true,
    )
  }
})

test('BIP-137: the key is recovered from the signature, the header says P2WPKH', () => {
  const text = 'Sign in ✓'
  const signed = signBitcoinMessage(text, payment, 'ecdsa')
  const [header = 0, ...numbers] = Buffer.from(signed.signature, 'base64')
  const body = Buffer.from(text)
  const hashOnce = createHash('sha256')
    .update('\x18Bitcoin Signed Message:\n')
    .update(Uint8Array.from([body.length]))
    .update(body)
    .digest()
  const hash = createHash('sha256').update(hashOnce).digest()
  expect(signed.messageHash).toBe(hash.toString('hex'))
  expect(header).toBeGreaterThanOrEqual(39)
  const signature = secp256k1.Signature.fromBytes(
    Uint8Array.from([header - 39, ...numbers]),
    'recovered',
  )
  expect(signature.recoverPublicKey(hash).toHex()).toBe(payment.publicKey)
})

test('error: a Taproot address has no BIP-137 signature', () => {
  expect(() => signBitcoinMessage('x', ordinal, 'ecdsa')).toThrow(BitcoinMessageError)
})
