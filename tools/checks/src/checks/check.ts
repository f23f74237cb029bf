/** One rule of the house. */
export type Check = {
  /** Says what holds when the check passes. */
  readonly name: string
  /** @returns One line per breach; `[]` when the rule holds. */
  readonly run: () => Promise<readonly string[]> | readonly string[]
}
