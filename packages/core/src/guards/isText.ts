/** Returns whether an untrusted value is non-empty text of bounded length. */
export function isText(value: unknown, longest = 256): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longest
}
