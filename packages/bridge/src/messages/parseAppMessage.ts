import { isRequestName, type PayloadOf, type RequestName } from '../requests/index.ts'
import { requestTable } from '../requests/requestTable.ts'
import { isMessageId } from './isMessageId.ts'
import type { Envelope } from './readEnvelope.ts'

/** A request of the page to the secure frame, with its typed payload. */
export type AppRequest<name extends RequestName = RequestName> = {
  readonly [each in name]: {
    readonly name: each
    /**
     * Id by which the answer refers to the request. Absent only for requests that may be sent
     * without an id.
     */
    readonly id: string | undefined
    readonly payload: PayloadOf<each>
  }
}[name]

export type ParsedAppMessage =
  | { readonly result: 'request'; readonly request: AppRequest }
  /**
   * Result for an invalid request. `name` is present if the type is known and the id can be
   * answered.
   */
  | { readonly result: 'invalid'; readonly reason: string; readonly name?: RequestName }

function toRequest<name extends RequestName>(
  name: name,
  envelope: Envelope,
): AppRequest<name> | undefined {
  const id = isMessageId(envelope.id) ? envelope.id : undefined
  const parsed = requestTable[name].payload.safeParse(envelope.payload)
  return parsed.success ? { name, id, payload: parsed.data } : undefined
}

/** Checks type, id and payload of a message of the app (S-02, steps 5 and 6). */
export function parseAppMessage(envelope: Envelope): ParsedAppMessage {
  const { kind: name, id } = envelope
  if (!isRequestName(name)) return { result: 'invalid', reason: 'unknown type' }
  const idIsRight = isMessageId(id) || (id === undefined && requestTable[name].idOptional === true)
  if (!idIsRight) return { result: 'invalid', reason: `${name} without a usable id` }
  const request = toRequest(name, envelope)
  if (!request) return { result: 'invalid', reason: `${name} with a bad payload`, name }
  return { result: 'request', request }
}
