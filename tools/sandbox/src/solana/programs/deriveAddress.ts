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
    // Not a point: exactly what the address of a program has to be.
    return false
  }
}

/** Finds the address that belongs to a program and these seeds: the first one, from bump 255 down, that no key can have. */
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

/** The account in which an owner holds a token. */
export function toTokenAddress(owner: string, mint: string): string {
  const seeds = [owner, programIds.token, mint].map((address) => base58.decode(address))
  return deriveAddress(programIds.associatedToken, seeds)
}
