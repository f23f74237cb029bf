import { releaseProofType } from '@latchkey/frame-api'
import { exportJWK, SignJWT } from 'jose'

export type ReleaseProofParameters = {
  readonly walletId: string
  /** What the copy is to be sealed to, in base64url. */
  readonly publicKey: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Signs with the device key for which wallet and to which key a copy is asked for (S-26): the key service checks it. */
export async function signReleaseProof(
  { publicKey: jwk, privateKey }: CryptoKeyPair,
  { walletId, publicKey, now }: ReleaseProofParameters,
): Promise<string> {
  return new SignJWT({ walletId, publicKey })
    .setProtectedHeader({ typ: releaseProofType, alg: 'ES256', jwk: await exportJWK(jwk) })
    .setIssuedAt(Math.floor(now / 1000))
    .sign(privateKey)
}
