/** How a field of a log is written: as it is, or made less of. `undefined` leaves it out. */
export type WriteField = (value: unknown) => unknown

/** Writes a value as it is; texts are bounded in any case. */
export const asIs: WriteField = (value) => value

/** Writes the first six and last four letters of an account's address. */
export const shortened: WriteField = (value) => {
  const address = String(value)
  return address.length <= 10 ? '…' : `${address.slice(0, 6)}…${address.slice(-4)}`
}

const wordPattern = /^[a-z][\w:-]{0,63}$/i

/**
 * Writes what is a number, yes or no, or one word such as a name from a list of ours or a CAIP-2 id. Whatever else a
 * person or a peer may have put in its place, an e-mail address, a code, a sentence, is left out.
 */
export const toldWord: WriteField = (value) => {
  if (typeof value === 'string') return wordPattern.test(value) ? value : undefined
  return typeof value === 'boolean' || Number.isFinite(value) ? value : undefined
}
