import { BaseError } from '@latchkey/core'
import { type ErrorMeaning, errorCodes } from './meanings.ts'
import { texts } from './texts.ts'

/**
 * Thrown when the frame answers with an error. `message` is the frame's text as bounded plain text.
 * Show `shortMessage` to users.
 */
export class FrameAnswerError extends BaseError {
  override readonly name = 'FrameAnswerError'
  readonly meaning: ErrorMeaning
  /** Error code of a batch of calls (EIP-5792). `undefined` for other requests. */
  readonly number: number | undefined
  constructor(options: {
    readonly request: string
    readonly message: string
    readonly meaning: ErrorMeaning
    readonly number?: number | undefined
  }) {
    super(texts.unknown, {
      code: errorCodes[options.meaning][0] ?? 'frame_error',
      hint: `${options.request} was answered with an error.`,
      message: options.message === '' ? texts.unknown : options.message,
    })
    this.meaning = options.meaning
    this.number = options.number
  }
}
