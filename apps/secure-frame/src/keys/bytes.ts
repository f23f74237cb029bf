/** Byte array that WebCrypto accepts, i.e. not backed by shared memory. */
export type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()

/** Encodes a text as UTF-8. */
export const toUtf8 = (text: string): Bytes => encoder.encode(text)

/**
 * Passes secret bytes to `use`, and overwrites the bytes afterwards even if `use` fails. JavaScript
 * cannot guarantee that no copy remains (S-28).
 */
export async function withSecret<bytes extends Uint8Array, result>(
  secret: bytes,
  use: (secret: bytes) => result | Promise<result>,
): Promise<result> {
  try {
    return await use(secret)
  } finally {
    secret.fill(0)
  }
}

/** Returns cryptographically secure random bytes. */
export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length))
