import { BaseError } from '@latchkey/core'

/**
 * The host asked for an answer without a prompt, but the request needs one. No prompt was shown.
 */
export class ApprovalNeededError extends BaseError {
  override readonly name = 'ApprovalNeededError'
  constructor() {
    super('Approval needed', {
      code: 'approval_needed',
      hint: 'Send the request again without `silent` and show the frame.',
    })
  }
}
