import { hkdfSync } from 'node:crypto'
import { toHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/** Derives the key of a smart session. The result is deterministic, so keys are not stored. */
export function createSessionKey(secret: Buffer, pci: string): PrivateKeyAccount {
  const bytes = hkdfSync('sha256', secret, '', `latchkey smart session ${pci}`, 32)
  return privateKeyToAccount(toHex(new Uint8Array(bytes)))
}
