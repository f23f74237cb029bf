import { exportJWK, SignJWT } from 'jose'

export type ProofParameters = {
  readonly method: string
  /** URL of the request. The proof contains it without query and fragment. */
  readonly url: URL
  /** The server's latest nonce; `undefined` before the first answer. */
  readonly nonce: string | undefined
  readonly now: number
}

/** Signs proofs that a request comes from this device (DPoP, RFC 9449). */
export type ProofSigner = {
  readonly prove: (parameters: ProofParameters) => Promise<string>
}

/** Creates a proof signer for a device key. Each proof has a new `jti`. */
export function createProofSigner(proofKey: CryptoKeyPair): ProofSigner {
  return {
    async prove({ method, url, nonce, now }) {
      return new SignJWT({
        htm: method,
        htu: `${url.origin}${url.pathname}`,
        ...(nonce !== undefined && { nonce }),
      })
        .setProtectedHeader({
          typ: 'dpop+jwt',
          alg: 'ES256',
          jwk: await exportJWK(proofKey.publicKey),
        })
        .setJti(crypto.randomUUID())
        .setIssuedAt(Math.floor(now / 1000))
        .sign(proofKey.privateKey)
    },
  }
}
