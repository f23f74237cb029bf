import type { SigningRequest } from '../requests/SigningRequest.ts'

export type ConfirmOptions = {
  /** Aborting closes the prompt and rejects with the signal's reason. */
  readonly signal: AbortSignal
  /** Forbids a prompt: a request that needs one rejects with `ApprovalNeededError`. */
  readonly silent?: boolean | undefined
}

/**
 * Asks the user about every request before it is signed. One instance per document, one prompt at a
 * time.
 */
export type Approvals = {
  /**
   * Shows the effects of a request and waits for the decision. Resolves when the user approved. The
   * caller then signs exactly `request` and nothing else.
   *
   * @param request - From `createSigningRequest`.
   * @throws {RequestRefusedError} A rule refused the request before anything was shown: wrong
   * chain, wrong sign-in domain …
   * @throws {InvalidRequestError} The parameters are invalid for the method. Nothing was shown.
   * @throws {UserRefusedError} The user rejected, pressed Escape or left the page (4001).
   * @throws {PromptShownError} Another prompt is shown.
   */
  readonly confirm: (request: SigningRequest, options: ConfirmOptions) => Promise<void>
}
