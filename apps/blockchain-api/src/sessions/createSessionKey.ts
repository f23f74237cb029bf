import { hkdfSync } from 'node:crypto'
import { toHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/**
 * Derives the key of a smart session from the server's secret and the session's id. The same input
 * gives the same key, so keys are not stored.
 */
export function createSessionKey(secret: Buffer, pci: string): PrivateKeyAccount {
  const bytes = hkdfSync('sha256', secret, '', `latchkey smart session ${pci}`, 32)
  return privateKeyToAccount(toHex(new Uint8Array(bytes)))
}
