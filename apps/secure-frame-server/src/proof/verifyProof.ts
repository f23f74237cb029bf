import type { IncomingHttpHeaders } from 'node:http'
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose'
import * as z from 'zod'
import { proofToleranceMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { ProofNonces } from './proofNonces.ts'
import { useOnce } from './useOnce.ts'

const Claims = z.object({
  jti: z.string().min(16).max(128),
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  nonce: z.string().optional(),
})

/** Public key of a device in JWK format (S-21). A key with any other member is rejected. */
const DeviceJwk = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  ext: z.literal(true).optional(),
  key_ops: z.tuple([z.literal('verify')]).optional(),
})

export type ProofCheck = {
  readonly headers: IncomingHttpHeaders
  readonly method: string
  /** Origin and path of the request that the proof must name, without a query. */
  readonly url: string
  /**
   * Valid nonces. Absent: any nonce is accepted, for requests that the caller cannot repeat with a
   * new one (RFC 9449 §8 leaves this to the server).
   */
  readonly nonces?: ProofNonces
  readonly db: Database
  readonly now: number
}

/**
 * Verifies a DPoP proof of the device key (RFC 9449, S-31). The key in the proof must have signed
 * it with ES256 for this method and URL. The proof must be recent, unused and, if `nonces` is
 * present, have a valid nonce.
 *
 * @returns Thumbprint of the key.
 * @throws {FrameRefusal} `invalid_proof`; `use_dpop_nonce` if only the nonce is missing or
 * outdated.
 */
export async function verifyProof(check: ProofCheck): Promise<string> {
  const { headers, method, url, nonces, now } = check
  const proof = headers['dpop']
  if (typeof proof !== 'string' || proof.length > 4_096) throw new FrameRefusal('invalid_proof')
  const { claims, jwk } = await readProof(proof)
  if (claims.htm !== method || claims.htu !== url) throw new FrameRefusal('invalid_proof')
  if (nonces && !nonces.isOurs(claims.nonce, now)) throw new FrameRefusal('use_dpop_nonce')
  if (Math.abs(claims.iat * 1_000 - now) > proofToleranceMs) throw new FrameRefusal('invalid_proof')
  const thumbprint = await calculateJwkThumbprint(jwk, 'sha256')
  const expiresAt = new Date(now + 2 * proofToleranceMs)
  const isFirst = await useOnce(check.db, { id: `${thumbprint} ${claims.jti}`, expiresAt })
  if (!isFirst) throw new FrameRefusal('invalid_proof', { hint: 'The proof was already used.' })
  return thumbprint
}

async function readProof(proof: string) {
  try {
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      algorithms: ['ES256'],
      typ: 'dpop+jwt',
      // Disables the library's time check, because the check below uses the server's clock.
      currentDate: new Date(0),
    })
    const { kty, crv, x, y } = DeviceJwk.parse(protectedHeader.jwk)
    return { claims: Claims.parse(payload), jwk: { kty, crv, x, y } }
  } catch (cause) {
    throw new FrameRefusal('invalid_proof', { cause })
  }
}
