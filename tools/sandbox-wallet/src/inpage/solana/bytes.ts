/** Reads base64 into bytes. */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Writes bytes as base64. Transactions are at most some 1,200 of them. */
export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
