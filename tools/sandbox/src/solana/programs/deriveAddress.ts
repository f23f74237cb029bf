import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { programIds } from './programIds.ts'

const marker = Buffer.from('ProgramDerivedAddress')

function isOnCurve(bytes: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(bytes)
    return true
  } catch {
    // The bytes are not a point of the curve, as the address of a program requires.
    return false
  }
}

/**
 * Derives the address of a Solana program's account from seeds. Counts the bump down from 255 until
 * the address is not a public key.
 */
export function deriveAddress(programId: string, seeds: readonly Uint8Array[]): string {
  const tail = [base58.decode(programId), marker]
  for (let bump = 255; bump > 0; bump -= 1) {
    const hash = createHash('sha256')
    for (const part of [...seeds, Uint8Array.of(bump), ...tail]) hash.update(part)
    const candidate = hash.digest()
    if (!isOnCurve(candidate)) return base58.encode(candidate)
  }
  throw new RangeError('No address for these seeds')
}

/** Returns the address of the token account that an owner has for a mint by default. */
export function toTokenAddress(owner: string, mint: string): string {
  const seeds = [owner, programIds.token, mint].map((address) => base58.decode(address))
  return deriveAddress(programIds.associatedToken, seeds)
}
