/** A mail that arrived. */
export type Message = {
  /** Grows with each mail of this start. */
  readonly id: number
  /** ISO 8601. */
  readonly receivedAt: string
  /** The sender's address from the mail's header. */
  readonly from: string
  /** As the sender told the mail server, in lower case. */
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  /** Runs of six digits in subject and text, each once. */
  readonly codes: readonly string[]
  /** Web addresses in the text, each once. */
  readonly links: readonly string[]
}
