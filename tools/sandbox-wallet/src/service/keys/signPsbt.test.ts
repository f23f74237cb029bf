import * as ecc from '@bitcoinerlab/secp256k1'
import { address, initEccLib, Psbt, Transaction } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { createAccounts } from '../../accounts/createAccounts.ts'
import { PsbtError, signPsbt } from './signPsbt.ts'

initEccLib(ecc)

const [{ bitcoin }] = createAccounts()
const [payment, ordinal] = bitcoin
const keys = [...bitcoin]

/**
 * Creates a PSBT with one input per address. It uses another library than the wallet, as a site
 * would.
 */
function createPsbt(addresses: readonly string[], sighashType?: number): string {
  const psbt = new Psbt()
  addresses.forEach((from, index) => {
    psbt.addInput({
      hash: '11'.repeat(32),
      index,
      witnessUtxo: { script: address.toOutputScript(from), value: 10_000n },
      ...(sighashType !== undefined && { sighashType }),
    })
  })
  psbt.addOutput({ script: Uint8Array.from([0x6a, 1, 7]), value: 0n })
  psbt.addOutput({ address: payment.address, value: 9_000n })
  return psbt.toBase64()
}

const isValid = (publicKey: Uint8Array, hash: Uint8Array, signature: Uint8Array) =>
  publicKey.length === 32
    ? ecc.verifySchnorr(hash, publicKey, signature)
    : ecc.verify(hash, publicKey, signature)

test('P2WPKH and P2TR inputs are signed; another library verifies and finalises them', () => {
  const inputs = [payment, ordinal].map((key, index) => ({ address: key.address, index }))
  const { psbt, transaction } = signPsbt(
    createPsbt([payment.address, ordinal.address]),
    inputs,
    keys,
  )
  const parsed = Psbt.fromBase64(psbt)
  expect(parsed.validateSignaturesOfAllInputs(isValid)).toBe(true)
  const final = parsed.finalizeAllInputs().extractTransaction(true)
  expect(transaction).toEqual({ hex: final.toHex(), txid: final.getId() })
})

test('behavior: returns no transaction while an input is unsigned', () => {
  const { psbt, transaction } = signPsbt(
    createPsbt([payment.address, ordinal.address]),
    [{ address: payment.address, index: 0 }],
    keys,
  )
  expect(transaction).toBeUndefined()
  expect(Psbt.fromBase64(psbt).data.inputs.map((input) => input.partialSig?.length)).toEqual([
    1,
    undefined,
  ])
})

test('behavior: an allowed kind of signature is used, another one is refused', () => {
  const single = Transaction.SIGHASH_SINGLE | Transaction.SIGHASH_ANYONECANPAY
  const input = { address: payment.address, index: 0 }
  const psbt = createPsbt([payment.address], single)
  expect(() => signPsbt(psbt, [input], keys)).toThrow(PsbtError)
  const signed = signPsbt(psbt, [{ ...input, sighashTypes: [single] }], keys)
  expect(Psbt.fromBase64(signed.psbt).data.inputs[0]?.partialSig?.[0]?.signature.at(-1)).toBe(
    single,
  )
})

test('error: an invalid PSBT, a foreign address, a missing input', () => {
  const psbt = createPsbt([payment.address])
  expect(() => signPsbt('aGVsbG8=', [], keys)).toThrow(PsbtError)
  expect(() => signPsbt(psbt, [{ address: 'bc1qother', index: 0 }], keys)).toThrow(PsbtError)
  expect(() => signPsbt(psbt, [{ address: payment.address, index: 4 }], keys)).toThrow(PsbtError)
})
