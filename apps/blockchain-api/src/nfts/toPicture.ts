export type Picture = { readonly type: string; readonly bytes: Uint8Array }

const startsWith = (bytes: Uint8Array, hex: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + hex.length / 2)).toString('hex') === hex

const toHex = (text: string) => Buffer.from(text).toString('hex')

/** A drawing, after whatever may stand before it. */
const svg = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*(?:<!DOCTYPE svg[^>[]*>\s*)?<svg[\s>]/i

/** So many bytes are looked at for the beginning of a drawing. */
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

/** Says by its first bytes what kind of picture it is, whatever its server called it; `undefined`: none that is shown. */
export function toPicture(bytes: Uint8Array): Picture | undefined {
  const type = Object.keys(types).find((each) => types[each]?.(bytes))
  return type === undefined ? undefined : { type, bytes }
}
