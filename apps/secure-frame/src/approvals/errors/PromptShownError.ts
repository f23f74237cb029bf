import { BaseError } from '@latchkey/core'

/**
 * A request arrived while another prompt is shown. Callers send requests one after the other
 * (S-07).
 */
export class PromptShownError extends BaseError {
  override readonly name = 'PromptShownError'
  constructor() {
    super('Too many requests', {
      code: 'prompt_shown',
      hint: 'Requests that prompt the user must run in the confirmation queue of the bridge.',
    })
  }
}
