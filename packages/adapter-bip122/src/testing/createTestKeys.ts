import type { BitcoinMessageProtocol, PsbtInputToSign } from '@latchkey/core'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64, hex } from '@scure/base'
import { NETWORK, p2pkh, p2sh, p2tr, p2wpkh, RawWitness, Transaction } from '@scure/btc-signer'
import { concatBytes, pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import { type AddressType, parseAddress } from '../address/parseAddress.ts'
import { createToSign } from '../verify/createToSign.ts'
import { hashLegacyMessage } from '../verify/isLegacySignature.ts'

export type TestAccount = {
  readonly address: string
  /** Public key in hex. */
  readonly publicKey: string
  readonly signMessage: (message: string, protocol: BitcoinMessageProtocol) => string
}

/** Keys of a test wallet, which create real signatures. */
export type TestKeys = {
  readonly accounts: Readonly<Record<Exclude<AddressType, 'p2wsh'>, TestAccount>>
  readonly signPsbt: (psbt: Uint8Array, inputs: readonly PsbtInputToSign[]) => Uint8Array
}

/** Creates one key per address type, so that a signature by a wrong key is detected. */
function toSecret(seed: number, index: number): Uint8Array {
  return new Uint8Array(32).fill(16 * seed + index + 1)
}

function signLegacy(message: string, secret: Uint8Array): string {
  const digest = hashLegacyMessage(message)
  const options = { prehash: false, lowS: true, format: 'recovered' } as const
  const [recovery = 0, ...rest] = secp256k1.sign(digest, secret, options)
  return base64.encode(concatBytes(Uint8Array.of(31 + recovery), Uint8Array.from(rest)))
}

function signSimple(message: string, address: string, secret: Uint8Array): string {
  const parsed = parseAddress(address)
  if (!parsed) throw new TypeError('A test account without an address')
  const toSign = createToSign(message, parsed.script)
  const key = pubECDSA(secret)
  if (parsed.type === 'p2sh') toSign.updateInput(0, { redeemScript: p2wpkh(key).script })
  if (parsed.type === 'p2tr') toSign.updateInput(0, { tapInternalKey: pubSchnorr(secret) })
  toSign.signIdx(secret, 0)
  toSign.finalizeIdx(0)
  return base64.encode(RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? []))
}

/** Creates the keys of a test wallet. Different seeds give different keys. */
export function createTestKeys(seed = 1): TestKeys {
  const secrets = [0, 1, 2, 3].map((index) => toSecret(seed, index))
  const [first = toSecret(seed, 0), second = first, third = first, fourth = first] = secrets
  const toAccount = (address: string, secret: Uint8Array): TestAccount => ({
    address,
    publicKey: hex.encode(pubECDSA(secret)),
    signMessage: (message, protocol) =>
      protocol === 'ecdsa' ? signLegacy(message, secret) : signSimple(message, address, secret),
  })
  const nested = p2sh(p2wpkh(pubECDSA(second)))
  const taproot = p2tr(pubSchnorr(fourth), undefined, NETWORK)
  const knownScripts: Readonly<Record<string, object>> = {
    [hex.encode(nested.script)]: { redeemScript: nested.redeemScript },
    [hex.encode(taproot.script)]: { tapInternalKey: taproot.tapInternalKey },
  }
  return {
    accounts: {
      p2pkh: toAccount(p2pkh(pubECDSA(first)).address, first),
      p2sh: toAccount(nested.address, second),
      p2wpkh: toAccount(p2wpkh(pubECDSA(third)).address, third),
      p2tr: toAccount(taproot.address, fourth),
    },
    signPsbt: (psbt, inputs) => {
      const transaction = Transaction.fromPSBT(psbt)
      for (const { index } of inputs) {
        // Each key signs inputs with its own script and throws on others, so failures are ignored.
        const script = hex.encode(
          transaction.getInput(index).witnessUtxo?.script ?? new Uint8Array(),
        )
        transaction.updateInput(index, knownScripts[script] ?? {})
        const signed = secrets.some((secret) => attempt(() => transaction.signIdx(secret, index)))
        if (!signed) throw new TypeError('No key of the test wallet signs this input')
      }
      return transaction.toPSBT()
    },
  }
}

function attempt(run: () => boolean): boolean {
  try {
    return run()
  } catch {
    return false
  }
}
