/**
 * Converts the value of a log field, e.g. by shortening it. Returning `undefined` omits the field.
 */
export type WriteField = (value: unknown) => unknown

/** Logs a value unchanged. The field filter still limits the length of texts. */
export const asIs: WriteField = (value) => value

/** Logs the first six and last four characters of an address. */
export const shortened: WriteField = (value) => {
  const address = String(value)
  return address.length <= 10 ? '…' : `${address.slice(0, 6)}…${address.slice(-4)}`
}

const wordPattern = /^[a-z][\w:-]{0,63}$/i

/**
 * Logs a number, a boolean, or a single word such as an enum value or CAIP-2 id. Omits all other
 * values, because a user or peer could insert an e-mail address, a code or a sentence.
 */
export const toldWord: WriteField = (value) => {
  if (typeof value === 'string') return wordPattern.test(value) ? value : undefined
  return typeof value === 'boolean' || Number.isFinite(value) ? value : undefined
}
