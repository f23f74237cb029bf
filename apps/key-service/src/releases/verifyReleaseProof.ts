import { PublicKey, releaseProofType } from '@latchkey/frame-api'
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose'
import * as z from 'zod'
import { proofToleranceMs } from '../config/constants.ts'
import { KeyRefusal } from '../errors/KeyRefusal.ts'
import type { TicketParty } from '../tickets/createTickets.ts'

const Claims = z.object({ walletId: z.string(), publicKey: PublicKey, iat: z.number() })

/**
 * Verifies that the device named by a ticket requests the operator's copy of the ticket's wallet
 * now.
 *
 * @returns The public key that the copy has to be encrypted to.
 * @throws {KeyRefusal} `invalid_release_proof`.
 */
export async function verifyReleaseProof(
  proof: string,
  { walletId, thumbprint }: TicketParty,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { claims, signer } = await readProof(proof)
  const isTheirs = signer === thumbprint && claims.walletId === walletId
  const isFresh = Math.abs(claims.iat * 1_000 - now) <= proofToleranceMs
  if (!isTheirs || !isFresh) throw new KeyRefusal('invalid_release_proof')
  return Uint8Array.from(Buffer.from(claims.publicKey, 'base64url'))
}

async function readProof(proof: string) {
  try {
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      algorithms: ['ES256'],
      typ: releaseProofType,
      // Disables the library's check of the time, because the code above has already checked it.
      currentDate: new Date(0),
    })
    const signer = await calculateJwkThumbprint(protectedHeader.jwk ?? {}, 'sha256')
    return { claims: Claims.parse(payload), signer }
  } catch (cause) {
    throw new KeyRefusal('invalid_release_proof', { cause })
  }
}
