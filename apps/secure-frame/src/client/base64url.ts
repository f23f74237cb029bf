import { base64urlnopad } from '@scure/base'
import type { Bytes } from '../keys/bytes.ts'

/** Encodes bytes in the format of the server's API. */
export const toBase64url = (bytes: Uint8Array): string => base64urlnopad.encode(bytes)

/** Decodes bytes of the server's API. Throws on an invalid character. */
export const fromBase64url = (text: string): Bytes => new Uint8Array(base64urlnopad.decode(text))
