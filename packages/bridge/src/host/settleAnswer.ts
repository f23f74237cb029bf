import { InvalidAnswerError } from '@latchkey/core'
import type { ParsedFrameMessage } from '../messages/parseFrameMessage.ts'
import type { Pending } from './createPending.ts'
import { toAnswerError } from './toAnswerError.ts'

type Answered = Extract<ParsedFrameMessage, { readonly result: 'answer' | 'invalid' }>

/**
 * Settles the request an answer belongs to: its id is pending and its type is the request's own (S-06). An answer of
 * another form rejects it.
 *
 * @returns Whether it settled a request. A well-formed answer that nobody waits for is no fault: one came too late.
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
