export type Picture = { readonly type: string; readonly bytes: Uint8Array }

const startsWith = (bytes: Uint8Array, hex: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + hex.length / 2)).toString('hex') === hex

const toHex = (text: string) => Buffer.from(text).toString('hex')

/** Matches the start of an SVG after an optional prologue and comments. */
const svg = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*(?:<!DOCTYPE svg[^>[]*>\s*)?<svg[\s>]/i

/** Number of bytes that are searched for the start of an SVG. */
const headBytes = 1_024

const types: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'image/png': (bytes) => startsWith(bytes, '89504e470d0a1a0a'),
  'image/jpeg': (bytes) => startsWith(bytes, 'ffd8ff'),
  'image/gif': (bytes) => startsWith(bytes, toHex('GIF87a')) || startsWith(bytes, toHex('GIF89a')),
  'image/webp': (bytes) => startsWith(bytes, toHex('RIFF')) && startsWith(bytes, toHex('WEBP'), 8),
  'image/avif': (bytes) =>
    startsWith(bytes, toHex('ftypavif'), 4) || startsWith(bytes, toHex('ftypavis'), 4),
  'image/svg+xml': (bytes) => svg.test(new TextDecoder().decode(bytes.subarray(0, headBytes))),
}

/**
 * Detects the type of a picture by its first bytes, because the declared type is not trusted;
 * `undefined` for types that are not shown.
 */
export function toPicture(bytes: Uint8Array): Picture | undefined {
  const type = Object.keys(types).find((each) => types[each]?.(bytes))
  return type === undefined ? undefined : { type, bytes }
}
