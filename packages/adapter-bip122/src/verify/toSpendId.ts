import { RawTx, Script } from '@scure/btc-signer'
import { sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'

/** Returns the tagged hash of a text, which a BIP-322 signature commits to. */
export function hashMessage(message: string): Uint8Array {
  return tagSchnorr('BIP0322-signed-message', new TextEncoder().encode(message))
}

const zeros = new Uint8Array(32)

/**
 * Returns the id of the virtual transaction that `to_sign` spends (BIP-322). It commits the text to
 * the address. The bytes are in display order.
 */
export function toSpendId(message: string, script: Uint8Array): Uint8Array {
  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: zeros,
        index: 0xffff_ffff,
        finalScriptSig: Script.encode([0, hashMessage(message)]),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: undefined,
    lockTime: 0,
  })
  return sha256x2(toSpend).reverse()
}
