import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

/** Address of Metaplex's program, which stores the metadata of most NFTs on Solana. */
export const metaplexProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'

function isPoint(bytes: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * Derives a Solana program address from seeds. Counts `bump` down until the hash is not a valid
 * public key, so that no private key exists for the address.
 */
function deriveAddress(seeds: readonly Uint8Array[], program: Uint8Array, bump = 255): string {
  const hash = createHash('sha256')
  for (const seed of [...seeds, Uint8Array.of(bump), program]) hash.update(seed)
  const address = hash.update('ProgramDerivedAddress').digest()
  return isPoint(address) ? deriveAddress(seeds, program, bump - 1) : base58.encode(address)
}

/** Returns the address of the account in which Metaplex stores the metadata of a mint. */
export function toMetadataAddress(mint: string): string {
  const program = base58.decode(metaplexProgram)
  return deriveAddress([Buffer.from('metadata'), program, base58.decode(mint)], program)
}
