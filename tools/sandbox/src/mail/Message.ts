/** A mail that arrived. */
export type Message = {
  /** Increases with each mail of this start. */
  readonly id: number
  /** ISO 8601. */
  readonly receivedAt: string
  /** The sender's address from the mail's header. */
  readonly from: string
  /** Recipients given to the mail server, in lower case. */
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  /** Distinct runs of six digits in subject and text. */
  readonly codes: readonly string[]
  /** Distinct URLs in the text. */
  readonly links: readonly string[]
}
