import { InvalidAnswerError } from '@latchkey/core'
import { isWithinLimits } from '../messages/isWithinLimits.ts'
import type { AppRequest } from '../messages/parseAppMessage.ts'
import { requestTable } from '../requests/requestTable.ts'
import type { FrameHandlers, FrameRequestContext, HandledRequestName } from './FrameHandlers.ts'

/**
 * Runs the handler of a request and checks its answer with the schema that the host uses.
 *
 * @throws {InvalidAnswerError} The answer does not match the schema or is too large. It is not
 * sent.
 */
export async function runHandler<name extends HandledRequestName>(
  handlers: FrameHandlers,
  request: AppRequest<name>,
  context: FrameRequestContext,
): Promise<unknown> {
  const { name, payload } = request
  const parsed = requestTable[name].success.safeParse(await handlers[name](payload, context))
  if (parsed.success && isWithinLimits({ payload: parsed.data })) return parsed.data
  throw new InvalidAnswerError({ host: 'handler', reason: `${name} answered in another form` })
}
