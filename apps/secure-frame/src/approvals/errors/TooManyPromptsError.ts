import { BaseError } from '@latchkey/core'

/** One prompt is shown and the queue behind it is full (S-07). */
export class TooManyPromptsError extends BaseError {
  override readonly name = 'TooManyPromptsError'
  constructor() {
    super('Too many requests', {
      code: 'too_many_prompts',
      hint: 'Wait for the answers to earlier requests before sending another one.',
    })
  }
}
