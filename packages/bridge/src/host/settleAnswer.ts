import { InvalidAnswerError } from '@latchkey/core'
import type { ParsedFrameMessage } from '../messages/parseFrameMessage.ts'
import type { Pending } from './createPending.ts'
import { toAnswerError } from './toAnswerError.ts'

type Answered = Extract<ParsedFrameMessage, { readonly result: 'answer' | 'invalid' }>

/**
 * Settles the request of an answer if its id is pending and its type matches the request (S-06). An
 * answer that does not match the schema rejects the request.
 *
 * @returns Whether a well-formed answer settled a request. A late answer yields `false` and is not
 * logged as refused.
 */
export function settleAnswer(pending: Pending, message: Answered): boolean {
  const name = message.result === 'answer' ? message.answer.name : message.name
  const entry = message.id === undefined ? undefined : pending.get(message.id)
  const mine = entry && entry.name === name ? entry : undefined
  if (message.result === 'invalid') {
    mine?.reject(new InvalidAnswerError({ host: 'secure frame', reason: message.reason }))
    return false
  }
  if (!mine) return false
  const { answer } = message
  if (answer.ok) mine.resolve(answer.payload)
  else mine.reject(toAnswerError(answer.name, answer.error))
  return true
}
