import { InvalidAnswerError } from '@latchkey/core'

/** Creates the error for a wallet's answer that does not match its standard. */
export function toInvalidAnswer(method: string, reason: string): InvalidAnswerError {
  return new InvalidAnswerError({ host: `The wallet's \`${method}\``, reason })
}
