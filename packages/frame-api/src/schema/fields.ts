import { type CaipNetworkId, emailPattern, longestEmail } from '@latchkey/core'
import * as z from 'zod/mini'

export { RandomId, Time } from '@latchkey/core/contract'

/** CAIP-2 chain id, e.g. `eip155:1`. */
export const ChainId = z.custom<CaipNetworkId>(
  (value) => typeof value === 'string' && /^(eip155|solana):[-_a-zA-Z0-9]{1,32}$/.test(value),
)

/** 32 random bytes in base64url: the secret of a link, a reference or a share. */
export const Secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** An email address as the user typed it. The server ignores surrounding spaces and case. */
export const Email = z.string().check(z.regex(emailPattern), z.maxLength(longestEmail))

/** A mailed code. The schema accepts up to 16 characters, but only six digits can be correct. */
export const Code = z.string().check(z.minLength(1), z.maxLength(16))

/** A web origin without a path, e.g. `https://play.example.test`. */
export const Origin = z.string().check(z.regex(/^https?:\/\/[^/?#\s]{1,255}$/))

export const ProjectId = z.string().check(z.regex(/^[-_0-9A-Za-z]{1,64}$/))

/** Bytes that were sealed for the frame, as base64url text. The server cannot open them. */
export const Sealed = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,8192}$/))

/** Credential id of a passkey, chosen by its authenticator: up to 1023 bytes in base64url. */
export const CredentialId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,1364}$/))

/** HPKE public key to which bytes are sealed, as raw bytes in base64url. */
export const PublicKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{40,256}$/))

/** Public key of the key service, to which the operator's copies of wallets are sealed (S-26). */
export const Escrow = z.object({ publicKey: PublicKey })

/** Address of a contract or account on an EVM network, as 0x hex. */
export const EthereumAddress = z.templateLiteral([
  '0x',
  z.string().check(z.regex(/^[0-9a-fA-F]{40}$/)),
])

/** One address per namespace in its chain's format: EVM with EIP-55 checksum, Solana in base58. */
export const WalletAddresses = z.object({
  eip155: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  solana: z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
})
export type WalletAddresses = z.infer<typeof WalletAddresses>

/** An EIP-191 signature in 0x hex. */
export const EvmSignature = z.string().check(z.regex(/^0x[0-9a-f]{130}$/))

/** An ed25519 signature in base58. */
export const SolanaSignature = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{64,90}$/))

/** The server's nonce that limits one proof of an opened wallet to one use. */
export const WalletNonce = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}\.[A-Za-z0-9_-]{43}$/))

/** Seconds until the request may be repeated, by the server's clock. A view counts them down. */
export const RetryAfterSeconds = z.int().check(z.minimum(0), z.maximum(86_400))

export const SocialProvider = z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord'])
export type SocialProvider = z.infer<typeof SocialProvider>

/** Two-digit number of a device approval. The app shows it, and the user types it on the page. */
export const DeviceNumber = z.int().check(z.minimum(10), z.maximum(99))

/** Response of an endpoint that has no data to return. */
export const Done = z.object({ ok: z.literal(true) })
