import { releaseProofType } from '@latchkey/frame-api'
import { exportJWK, SignJWT } from 'jose'

export type ReleaseProofParameters = {
  readonly walletId: string
  /** Public key to which the operator's copy will be sealed, in base64url. */
  readonly publicKey: string
  /** Current Unix time in milliseconds, which becomes the time of the proof. */
  readonly now: number
}

/**
 * Signs the wallet id and the receiving public key with the device key (S-26). The key service
 * verifies the signature before it releases the operator's copy.
 */
export async function signReleaseProof(
  { publicKey: jwk, privateKey }: CryptoKeyPair,
  { walletId, publicKey, now }: ReleaseProofParameters,
): Promise<string> {
  return new SignJWT({ walletId, publicKey })
    .setProtectedHeader({ typ: releaseProofType, alg: 'ES256', jwk: await exportJWK(jwk) })
    .setIssuedAt(Math.floor(now / 1000))
    .sign(privateKey)
}
