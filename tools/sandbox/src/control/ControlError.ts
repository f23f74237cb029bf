import { BaseError } from '@latchkey/core'

/** Thrown if the sandbox's control API rejects a request, with an HTTP status. */
export class ControlError extends BaseError {
  override readonly name = 'ControlError'
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence, { code: 'control_refused' })
    this.status = status
  }
}
