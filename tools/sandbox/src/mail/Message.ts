/** A mail that the sandbox's mail server has received. */
export type Message = {
  /** Number of the mail since the start. Later mails have greater numbers. */
  readonly id: number
  /** Time at which the server received the mail, in ISO 8601. */
  readonly receivedAt: string
  /** Address of the sender, from the mail's header. */
  readonly from: string
  /** Addresses of the recipients, in lower case, as the client named them to the mail server. */
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  /** Whether the mail also has HTML, at `/messages/<id>/html`. */
  readonly hasHtml: boolean
  /** All different numbers of six digits in subject and text of the mail: its login codes. */
  readonly codes: readonly string[]
  /** All different URLs in the text of the mail. */
  readonly links: readonly string[]
}
