/** Decodes base64 to bytes. Throws if the text is invalid. */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Encodes bytes as base64. Transactions have at most about 1,200 bytes. */
export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
