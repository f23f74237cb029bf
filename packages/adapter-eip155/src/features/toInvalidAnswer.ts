import { InvalidAnswerError } from '@latchkey/core'

/** Creates the error for an answer of a wallet that does not have the format of its EIP or ERC. */
export function toInvalidAnswer(method: string, reason: string): InvalidAnswerError {
  return new InvalidAnswerError({ host: `The wallet's \`${method}\``, reason })
}
