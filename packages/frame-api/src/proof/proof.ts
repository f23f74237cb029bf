/**
 * Proof of possession of the device key (RFC 9449) on every `device` and `session` call: a JWT
 * signed by the key with ES256, header `{typ: 'dpop+jwt', alg: 'ES256', jwk}`, claims `{jti, htm,
 * htu, iat, nonce}`. `htu` is origin and path without a query. A `jti` is accepted once.
 */
export const proofHeader = 'DPoP'

/**
 * Response header with the nonce for the next proofs. A proof with a missing or outdated nonce is
 * refused with `use_dpop_nonce` and a fresh nonce. The call had no effect then, so the client may
 * repeat it immediately.
 */
export const proofNonceHeader = 'DPoP-Nonce'

/**
 * `typ` of the JWT with which a device requests the copy of its wallet (S-26): signed by the device
 * key with ES256, header `{typ, alg: 'ES256', jwk}`, claims `{walletId, publicKey, iat}`. The copy
 * is sealed to `publicKey`, so that an intermediary cannot substitute another key. Valid for five
 * minutes.
 */
export const releaseProofType = 'escrow-release+jwt'
