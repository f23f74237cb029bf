import type { SigningRequest } from '../requests/SigningRequest.ts'

export type ConfirmOptions = {
  /** Closes the prompt when aborted; `confirm` then rejects with the signal's reason. */
  readonly signal: AbortSignal
  /** Forbids a prompt: a request that needs a prompt rejects with `ApprovalNeededError`. */
  readonly silent?: boolean | undefined
}

/**
 * Asks the user to approve each request before it is signed. Each document has one instance, which
 * shows one prompt at a time.
 */
export type Approvals = {
  /**
   * Shows the effects of a request and waits for the user's decision. Resolves when the user
   * approved. The caller must then sign exactly this `request`.
   *
   * @param request - From `createSigningRequest`.
   * @throws {RequestRefusedError} A rule rejected the request before it was shown, e.g. wrong chain
   * or wrong sign-in domain.
   * @throws {InvalidRequestError} The parameters are invalid for the method. No prompt was shown.
   * @throws {UserRefusedError} The user rejected, pressed Escape or left the page (4001).
   * @throws {PromptShownError} Another prompt is shown.
   */
  readonly confirm: (request: SigningRequest, options: ConfirmOptions) => Promise<void>
}
