import { base64urlnopad } from '@scure/base'
import type { Bytes } from '../keys/bytes.ts'

/** Encodes bytes as base64url without padding, the format of the frame server's API. */
export const toBase64url = (bytes: Uint8Array): string => base64urlnopad.encode(bytes)

/** Decodes base64url without padding. Throws on an invalid character. */
export const fromBase64url = (text: string): Bytes => new Uint8Array(base64urlnopad.decode(text))
