/** Bytes that WebCrypto takes: never on shared memory. */
export type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()

/** UTF-8 of a text. */
export const toUtf8 = (text: string): Bytes => encoder.encode(text)

/** Gives secret bytes to `use` and overwrites them afterwards, whatever came of it (S-28: best effort). */
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

/** Random bytes of the platform's generator. */
export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length))
