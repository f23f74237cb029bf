/** A check of a rule that the code base must follow, run in the gate. */
export type Check = {
  /** The rule as a statement, which is true if the check passes. */
  readonly name: string
  /**
   * Checks the rule.
   *
   * @returns One line per breach; empty if the rule holds.
   */
  readonly run: () => Promise<readonly string[]> | readonly string[]
}
