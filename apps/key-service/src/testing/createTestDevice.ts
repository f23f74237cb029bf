import { releaseProofType } from '@latchkey/frame-api'
import { createSealingKeys, openBytes } from '@latchkey/frame-api/sealing'
import type { Clock } from '@latchkey/service'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { walletId } from './createTestServer.ts'

/** Changes to a valid proof, each of which makes it invalid. */
export type ProofChanges = {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, unknown>>
}

type Copy = { readonly enc: string; readonly ct: string }
const toBytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))

/**
 * Creates a device that waits for the operator's copy: its device key, and the key pair that the
 * copy is encrypted to.
 */
export async function createTestDevice(clock: Clock) {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  const receiver = await createSealingKeys()
  return {
    thumbprint: await calculateJwkThumbprint(jwk, 'sha256'),
    prove({ claims, header }: ProofChanges = {}): Promise<string> {
      const iat = Math.floor(clock.now() / 1_000)
      const own = Buffer.from(receiver.publicKey).toString('base64url')
      return new SignJWT({ walletId, publicKey: own, iat, ...claims })
        .setProtectedHeader({ typ: releaseProofType, alg: 'ES256', jwk, ...header })
        .sign(privateKey)
    },
    open: ({ enc, ct }: Copy) =>
      openBytes(
        { enc: toBytes(enc), ct: toBytes(ct) },
        { purpose: 'secure-frame/escrow-release/v1', walletId, ...receiver },
      ),
  }
}

export type TestDevice = Awaited<ReturnType<typeof createTestDevice>>
