/** A warning of a preview, before the wallet is prompted. */
export type ShownWarning = {
  /** Id of the warning. A warning with other facts has another key. */
  readonly key: string
  readonly text: string
  /** Further sentence below the text. */
  readonly detail?: string
  /** Whether the user must tick a checkbox before sending, because of this warning. */
  readonly grave: boolean
  /** URL of the account in the block explorer, if the user should look there. */
  readonly lookUp?: string | undefined
}
