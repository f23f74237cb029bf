/**
 * Checks a condition in a randomized test.
 *
 * @throws {Error} The condition is false. `what` is the message.
 */
export function require(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
