import type { ChainNamespace } from '@latchkey/core'

/**
 * Returns an address in the form that adapters accept: with `0x`, and in lower case if all its
 * letters are capital. A hex address in capitals has no checksum (EIP-55), and QR codes write Bech32
 * in capitals (BIP-173). Any other text stays unchanged.
 */
export function toPlainAddress(text: string, namespace: ChainNamespace): string {
  if (namespace === 'bip122')
    return /^(?:BC|TB|BCRT)1[A-Z0-9]+$/.test(text) ? text.toLowerCase() : text
  const [, body] = (namespace === 'eip155' && /^(?:0x)?([0-9a-f]{40})$/i.exec(text)) || []
  if (body === undefined) return text
  return `0x${body === body.toUpperCase() ? body.toLowerCase() : body}`
}
