import { BaseError } from '@latchkey/core'

/** The person refused, or left the prompt (S-56). For the host: 4001. */
export class UserRefusedError extends BaseError {
  override readonly name = 'UserRefusedError'
  constructor() {
    super('User rejected the request', {
      code: 'user_refused',
      hint: 'Nothing was signed. Offer the action again, do not repeat it.',
    })
  }
}
