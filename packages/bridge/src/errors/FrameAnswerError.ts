import { BaseError } from '@latchkey/core'
import { type ErrorMeaning, errorCodes } from './meanings.ts'
import { texts } from './texts.ts'

/** The frame answered with an error. `message` is its text, bounded plain text; show `shortMessage`. */
export class FrameAnswerError extends BaseError {
  override readonly name = 'FrameAnswerError'
  readonly meaning: ErrorMeaning
  /** Of a batch of calls (EIP-5792), which has numbers of its own. */
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
