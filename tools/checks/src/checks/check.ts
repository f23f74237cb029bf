/** A rule that the code base must follow. */
export type Check = {
  /** The rule, as a statement that holds if the check passes. */
  readonly name: string
  /** @returns One line per breach. Empty if the rule holds. */
  readonly run: () => Promise<readonly string[]> | readonly string[]
}
