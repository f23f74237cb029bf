import { exportJWK, SignJWT } from 'jose'

export type ProofParameters = {
  readonly method: string
  /** Without query and fragment in the proof. */
  readonly url: URL
  /** What the server asked for last; absent on the first call. */
  readonly nonce: string | undefined
  readonly now: number
}

/** Signs proofs of possession with one device key (RFC 9449). */
export type ProofSigner = {
  readonly prove: (parameters: ProofParameters) => Promise<string>
}

/** Makes the signer of a device key. Each proof has a `jti` of its own. */
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
