import { readAmount } from '@latchkey/core'
import type { useMessages } from '../messages/MessagesContext.ts'

/** Returns the error text for an amount that cannot be sent. Names both amounts of "1,000". */
export function toAmountProblem(
  typed: string,
  messages: ReturnType<typeof useMessages>['profileTest'],
): string {
  const reading = readAmount(typed)
  if (reading.kind !== 'ambiguous') return messages.sendAmountInvalid
  return messages.sendAmountAmbiguous(...reading.readings)
}
