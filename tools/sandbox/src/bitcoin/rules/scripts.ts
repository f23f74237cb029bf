import '../curve.ts'
import { address as addresses, script as scripts } from 'bitcoinjs-lib'
import { toHex } from '../Coin.ts'

/** Types of Bitcoin output scripts, with the names that esplora uses. */
export type ScriptType =
  | 'p2pk'
  | 'p2pkh'
  | 'p2sh'
  | 'v0_p2wpkh'
  | 'v0_p2wsh'
  | 'v1_p2tr'
  | 'op_return'
  | 'multisig'
  | 'anchor'
  | 'unknown'

const patterns: readonly (readonly [ScriptType, RegExp])[] = [
  ['p2pkh', /^76a914[0-9a-f]{40}88ac$/],
  ['p2sh', /^a914[0-9a-f]{40}87$/],
  ['v0_p2wpkh', /^0014[0-9a-f]{40}$/],
  ['v0_p2wsh', /^0020[0-9a-f]{64}$/],
  ['v1_p2tr', /^5120[0-9a-f]{64}$/],
  ['anchor', /^51024e73$/],
  ['p2pk', /^(21[0-9a-f]{66}|41[0-9a-f]{130})ac$/],
  ['op_return', /^6a/],
  ['multisig', /^5[1-3](21[0-9a-f]{66}|41[0-9a-f]{130}){1,3}5[1-3]ae$/],
]

export function toScriptType(script: Uint8Array): ScriptType {
  const hex = toHex(script)
  return patterns.find(([, pattern]) => pattern.test(hex))?.[0] ?? 'unknown'
}

/** Disassembles a Bitcoin script. Returns an empty text if the script cannot be parsed. */
export function toAsm(script: Uint8Array): string {
  const chunks = scripts.decompile(script)
  return chunks ? scripts.toASM(chunks) : ''
}

/**
 * Returns the mainnet address of a Bitcoin script, or `undefined` if the script type has no
 * address.
 */
export function toAddress(script: Uint8Array): string | undefined {
  try {
    return addresses.fromOutputScript(script)
  } catch {
    return undefined
  }
}

/** Returns the script of a Bitcoin mainnet address, or `undefined` if the address is invalid. */
export function toScript(address: string): Uint8Array | undefined {
  try {
    return addresses.toOutputScript(address)
  } catch {
    return undefined
  }
}
