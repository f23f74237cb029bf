import { InvalidAnswerError } from '@latchkey/core'

/** The error for a wallet's answer that has not the form its standard says. */
export function toInvalidAnswer(method: string, reason: string): InvalidAnswerError {
  return new InvalidAnswerError({ host: `The wallet's \`${method}\``, reason })
}
