import { InvalidFrameRequestError } from '../errors/frameErrors.ts'
import { isWithinLimits } from '../messages/isWithinLimits.ts'
import type { PayloadOf, RequestName } from '../requests/index.ts'
import { requestTable } from '../requests/requestTable.ts'
import { hexBigints } from './hexBigints.ts'

/** A request to the secure frame whose payload has passed the schema check. */
export type CheckedRequest = {
  readonly name: RequestName
  readonly body: { readonly payload?: unknown }
  readonly deadlineMs: number
  readonly confirmed: boolean
}

function toChecked<name extends RequestName>(name: name, payload: PayloadOf<name>): CheckedRequest {
  const { deadlineMs, confirms } = requestTable[name]
  return {
    name,
    body: payload === undefined ? {} : { payload },
    deadlineMs: typeof deadlineMs === 'number' ? deadlineMs : deadlineMs(payload),
    confirmed: confirms?.(payload) ?? false,
  }
}

/**
 * Checks the payload of a request with the schema that the frame uses.
 *
 * @throws {InvalidFrameRequestError} The payload does not match the schema, or is too large.
 */
export function checkRequest<name extends RequestName>(name: name, raw: unknown): CheckedRequest {
  const parsed = requestTable[name].payload.safeParse(hexBigints(raw))
  if (!parsed.success)
    throw new InvalidFrameRequestError({ request: name, reason: 'a payload of another form' })
  if (!isWithinLimits({ payload: parsed.data }))
    throw new InvalidFrameRequestError({ request: name, reason: 'a payload beyond the bounds' })
  return toChecked(name, parsed.data)
}
