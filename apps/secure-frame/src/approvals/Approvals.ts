import type { SigningRequest } from '../requests/SigningRequest.ts'

export type ConfirmOptions = {
  /** Aborting closes the prompt and rejects with the signal's reason. */
  readonly signal: AbortSignal
  /** Nobody may be asked: what needs a prompt is an error. */
  readonly silent?: boolean | undefined
}

/** Asks a person about everything that is signed. One per document, one prompt at a time. */
export type Approvals = {
  /**
   * Shows what a request does and waits for the decision. Resolves when the person approved; the caller then
   * signs exactly `request` and nothing else.
   *
   * @param request - From `createSigningRequest`.
   * @throws {RequestRefusedError} Refused by a rule before anything was shown: wrong chain, wrong sign-in domain …
   * @throws {InvalidRequestError} Not of the form its method asks for; nothing was shown.
   * @throws {UserRefusedError} The person refused, pressed Escape or left (4001).
   * @throws {PromptShownError} Another prompt is shown.
   */
  readonly confirm: (request: SigningRequest, options: ConfirmOptions) => Promise<void>
}
