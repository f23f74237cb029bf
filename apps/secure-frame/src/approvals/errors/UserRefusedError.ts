import { BaseError } from '@latchkey/core'

/** The user rejected the request or left the prompt (S-56). The host receives code 4001. */
export class UserRefusedError extends BaseError {
  override readonly name = 'UserRefusedError'
  constructor() {
    super('User rejected the request', {
      code: 'user_refused',
      hint: 'Nothing was signed. Offer the action again, but do not repeat it automatically.',
    })
  }
}
