/**
 * Proof of possession of the device key (RFC 9449) on every `device` and `session` call: a JWT signed by the key with
 * ES256, header `{typ: 'dpop+jwt', alg: 'ES256', jwk}`, claims `{jti, htm, htu, iat, nonce}`. `htu` is origin and path
 * without a query. A `jti` counts once.
 */
export const proofHeader = 'DPoP'

/**
 * Answers carry the nonce of the next proofs here. A proof without a nonce or with an old one is refused with
 * `use_dpop_nonce` and the fresh nonce; nothing else has happened, so the same call may be sent again at once.
 */
export const proofNonceHeader = 'DPoP-Nonce'

/**
 * `typ` of the JWT with which a device asks for the copy of its wallet (S-26): signed by the device key with ES256,
 * header `{typ, alg: 'ES256', jwk}`, claims `{walletId, publicKey, iat}`; `publicKey` is what the copy is sealed to, so
 * that nobody on the way can name another. Good for five minutes.
 */
export const releaseProofType = 'escrow-release+jwt'
