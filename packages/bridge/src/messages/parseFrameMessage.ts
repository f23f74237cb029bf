import { isRequestName, type RequestName, type SuccessOf } from '../requests/index.ts'
import { requestTable } from '../requests/requestTable.ts'
import { ErrorPayload, ReadyPayload, SessionPayload } from '../schema/answers.ts'
import { isMessageId } from './isMessageId.ts'
import type { Envelope } from './readEnvelope.ts'

/** The secure frame's successful answer to a request, with its typed payload. */
export type FrameSuccess<name extends RequestName = RequestName> = {
  readonly [each in name]: {
    readonly ok: true
    readonly name: each
    readonly payload: SuccessOf<each>
  }
}[name]
export type FrameAnswer =
  | FrameSuccess
  | { readonly ok: false; readonly name: RequestName; readonly error: ErrorPayload }

export type ParsedFrameMessage =
  | { readonly result: 'ready'; readonly payload: ReadyPayload }
  | { readonly result: 'session'; readonly token: string }
  | { readonly result: 'answer'; readonly id: string; readonly answer: FrameAnswer }
  /**
   * Result for an invalid answer. `name` and `id` are present if the request is known and only the
   * payload does not match its schema.
   */
  | {
      readonly result: 'invalid'
      readonly reason: string
      readonly name?: RequestName
      readonly id?: string
    }

const invalid = (reason: string): ParsedFrameMessage => ({ result: 'invalid', reason })

function parseReady({ id, payload }: Envelope): ParsedFrameMessage {
  const parsed = ReadyPayload.safeParse(payload)
  if (!parsed.success || !(id === undefined || isMessageId(id))) return invalid('bad READY')
  return { result: 'ready', payload: parsed.data }
}

function parseSession({ id, payload }: Envelope): ParsedFrameMessage {
  const parsed = SessionPayload.safeParse(payload)
  if (!parsed.success || !(id === undefined || isMessageId(id)))
    return invalid('bad SESSION_UPDATE')
  return { result: 'session', token: parsed.data.token }
}

/**
 * Splits the type of an answer into request name and success: `CONNECT_OTP_SUCCESS` →
 * `['CONNECT_OTP', true]`. Returns `undefined` for any other text.
 */
function splitKind(kind: string): readonly [RequestName, boolean] | undefined {
  const match = /^(.+)_(SUCCESS|ERROR)$/.exec(kind)
  const name = match?.[1]
  return name !== undefined && isRequestName(name) ? [name, match?.[2] === 'SUCCESS'] : undefined
}

function parseSuccess<name extends RequestName>(
  name: name,
  payload: unknown,
): FrameSuccess<name> | undefined {
  const parsed = requestTable[name].success.safeParse(payload)
  return parsed.success ? { ok: true, name, payload: parsed.data } : undefined
}

function parseAnswer(name: RequestName, ok: boolean, payload: unknown): FrameAnswer | undefined {
  if (ok) return parseSuccess(name, payload)
  const parsed = ErrorPayload.safeParse(payload)
  return parsed.success ? { ok: false, name, error: parsed.data } : undefined
}

/**
 * Checks type, id and payload of a message from the secure frame (S-02, steps 5 and 6). The caller
 * checks that a request with this id is pending.
 */
export function parseFrameMessage(envelope: Envelope): ParsedFrameMessage {
  const { kind, id, payload } = envelope
  if (kind === 'READY') return parseReady(envelope)
  if (kind === 'SESSION_UPDATE') return parseSession(envelope)
  const split = splitKind(kind)
  if (!split) return invalid('unknown type')
  if (!isMessageId(id)) return invalid(`${kind} without a usable id`)
  const [name, ok] = split
  const answer = parseAnswer(name, ok, payload)
  if (!answer) return { result: 'invalid', reason: `${kind} with a bad payload`, name, id }
  return { result: 'answer', id, answer }
}
