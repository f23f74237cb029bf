import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer'

/** Types of addresses: P2PKH, P2SH (nested segwit if it is an account), P2WPKH, P2WSH, P2TR. */
export type AddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'

export type ParsedAddress = {
  /** The address as it was written, but bech32 in lower case. */
  readonly address: string
  readonly type: AddressType
  /** True for the main network, false for test networks. Test networks share their prefixes. */
  readonly main: boolean
  /** Output script that pays to the address. */
  readonly script: Uint8Array
}

const longestAddress = 90 // BIP-173
const upperBech32 = /^(?:BC|TB)1[0-9A-Z]+$/
const types: Readonly<Record<string, AddressType>> = {
  pkh: 'p2pkh',
  sh: 'p2sh',
  wpkh: 'p2wpkh',
  wsh: 'p2wsh',
  tr: 'p2tr',
}

function decode(address: string, main: boolean): ParsedAddress | undefined {
  try {
    const decoded = Address(main ? NETWORK : TEST_NETWORK).decode(address)
    const type = decoded && types[decoded.type]
    return type && { address, type, main, script: OutScript.encode(decoded) }
  } catch {
    return undefined
  }
}

/**
 * Parses an address and verifies its checksum: base58check, bech32 for segwit version 0, bech32m
 * for version 1.
 *
 * @returns `undefined` if the text is not an address of an output that a key or script can spend.
 */
export function parseAddress(text: unknown): ParsedAddress | undefined {
  if (typeof text !== 'string' || text.length > longestAddress) return undefined
  const address = upperBech32.test(text) ? text.toLowerCase() : text
  return decode(address, true) ?? decode(address, false)
}
