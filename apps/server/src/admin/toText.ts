/**
 * Decodes the bytes of a text file. Spreadsheets save UTF-8, UTF-16 with a byte order mark, or, in
 * older versions, Windows-1252, in which every byte is a letter.
 */
export function toText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // These bytes are not UTF-8.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
