/** Says whether something foreign is text that may be believed: not empty, not too long. */
export function isText(value: unknown, longest = 256): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longest
}
