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
    // The bytes are off the curve, as a program's address requires.
    return false
  }
}

/** Derives a program address from seeds: the first off-curve address, from bump 255 down. */
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

/** Returns the associated token account of an owner. */
export function toTokenAddress(owner: string, mint: string): string {
  const seeds = [owner, programIds.token, mint].map((address) => base58.decode(address))
  return deriveAddress(programIds.associatedToken, seeds)
}
