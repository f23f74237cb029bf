/**
 * Copies bytes of an untrusted object. Returns `undefined` for other values and for a wrong length.
 */
export function readBytes(value: unknown, length?: number): Uint8Array<ArrayBuffer> | undefined {
  if (!ArrayBuffer.isView(value) || (length !== undefined && value.byteLength !== length)) {
    return undefined
  }
  const bytes = new Uint8Array(value.byteLength)
  bytes.set(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
  return bytes
}
