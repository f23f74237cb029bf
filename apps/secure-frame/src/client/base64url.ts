import { base64urlnopad } from '@scure/base'
import type { Bytes } from '../keys/bytes.ts'

/** Bytes as the server's API writes them. */
export const toBase64url = (bytes: Uint8Array): string => base64urlnopad.encode(bytes)

/** Reads bytes of the server's API; throws where a character does not belong. */
export const fromBase64url = (text: string): Bytes => new Uint8Array(base64urlnopad.decode(text))
