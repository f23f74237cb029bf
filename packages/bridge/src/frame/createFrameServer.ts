import {
  InvalidFrameRequestError,
  ParentNotSetError,
  RpcNotAllowedError,
  TooManyRequestsError,
} from '../errors/frameErrors.ts'
import { frameTexts } from '../errors/texts.ts'
import { createRejectionLog } from '../messages/createRejectionLog.ts'
import { isMessageId } from '../messages/isMessageId.ts'
import { isWithinLimits } from '../messages/isWithinLimits.ts'
import { type ParsedAppMessage, parseAppMessage } from '../messages/parseAppMessage.ts'
import { appPrefix, type Envelope, framePrefix, readEnvelope } from '../messages/readEnvelope.ts'
import { readEvent } from '../messages/readEvent.ts'
import { isRequestName } from '../requests/index.ts'
import { frameLimits } from '../schema/limits.ts'
import { createServing, type Reply, toError } from './createServing.ts'
import { createTokenBucket } from './createTokenBucket.ts'
import type { FrameHandlers } from './FrameHandlers.ts'
import type { FrameWindow } from './FrameWindow.ts'
import { isFramedByTop } from './isFramedByTop.ts'
import { readForbiddenMethod } from './readForbiddenMethod.ts'

export type CreateFrameServerOptions = {
  readonly handlers: FrameHandlers
  /**
   * Returns whether the frame's project lists an exact origin. The list comes from the frame's
   * server (S-04).
   */
  readonly isAllowedOrigin: (origin: string) => boolean
  /** Version of the secure frame, which READY reports to the host. */
  readonly version: string
  /** Whether the frame offers a separate message port (S-11). Default true. */
  readonly channel?: boolean
  /** Receives a line when messages are refused: type and reason, without their content. */
  readonly log?: ((line: string) => void) | undefined
  /** Window of the secure frame's document. Default: the window of this document. */
  readonly window?: FrameWindow
  /**
   * Receives the number of requests that wait behind the current prompt, so that the screen can
   * show it (S-07).
   */
  readonly onWaiting?: ((count: number) => void) | undefined
  /** Clock in milliseconds that measures durations. Default: the page's monotonic clock (S-137). */
  readonly now?: () => number
}

export type FrameServer = {
  /**
   * Returns the pinned origin of the host, which approvals show. `undefined` before the first valid
   * message.
   */
  readonly getOrigin: () => string | undefined
  /**
   * Notifies the host of a changed session with an opaque hint without authority (S-12). Sends
   * nothing before an origin is pinned.
   */
  readonly updateSession: (token: string) => void
  /** Stops listening and aborts open requests. */
  readonly close: () => void
}

type Received = { readonly data: unknown; readonly origin: string; readonly reply: Reply }

/**
 * Serves a host's requests and posts READY. Checks origin and source of a message before reading
 * its data (S-02).
 *
 * @throws {ParentNotSetError} The top window does not frame this document directly (S-04). Nothing
 * is posted.
 */
export function createFrameServer(options: CreateFrameServerOptions): FrameServer {
  const { handlers, isAllowedOrigin, version, window = globalThis.window } = options
  if (!isFramedByTop(window)) throw new ParentNotSetError()
  const now = options.now ?? (() => performance.now())
  const rejections = createRejectionLog({ text: frameTexts.invalidAppEvent, log: options.log, now })
  const serving = createServing(handlers, { onWaiting: options.onWaiting })
  const takeToken = createTokenBucket({ ...frameLimits, now })
  const offersChannel = options.channel !== false
  let pinned: string | undefined
  let port: MessagePort | undefined

  const answerTooMany = ({ kind, id }: Envelope, reply: Reply) => {
    rejections.note('too many messages')
    if (isRequestName(kind) && isMessageId(id)) reply(toError(kind, id, new TooManyRequestsError()))
  }

  /** Answers an invalid payload of a known type with an error and nothing else (S-05). */
  const answerInvalid = (
    { reason, name }: Extract<ParsedAppMessage, { result: 'invalid' }>,
    { id, payload }: Envelope,
    reply: Reply,
  ) => {
    rejections.note(reason)
    if (!name || !isMessageId(id)) return
    const method = name === 'RPC_REQUEST' ? readForbiddenMethod(payload) : undefined
    const error =
      method === undefined
        ? new InvalidFrameRequestError({ request: name, reason })
        : new RpcNotAllowedError({ method })
    reply(toError(name, id, error))
  }

  /** Validates a received message and serves its request (S-02, steps 3 to 6). */
  const take = ({ data, origin, reply }: Received) => {
    const envelope = readEnvelope(data, appPrefix)
    if (!envelope) return rejections.note('not a message of the app')
    if (!takeToken()) return answerTooMany(envelope, reply)
    if (!isWithinLimits(data)) return rejections.note('a message beyond the bounds')
    const parsed = parseAppMessage(envelope)
    if (parsed.result === 'invalid') return answerInvalid(parsed, envelope, reply)
    pinned ??= origin
    if (!serving.serve(parsed.request, { origin, reply, answersAborts: port !== undefined }))
      rejections.note('an id that is pending')
  }

  /**
   * Moves messages to the port, once per document. The port is stored before any other step (S-11).
   */
  const openChannel = (given: MessagePort, origin: string) => {
    port = given
    pinned ??= origin
    given.onmessage = (event) =>
      take({ data: event.data, origin, reply: (message) => given.postMessage(message) })
  }

  const isExpected = (origin: unknown): origin is string => {
    if (typeof origin !== 'string' || origin === 'null') return false
    return pinned === undefined ? isAllowedOrigin(origin) : origin === pinned
  }

  const onMessage = (event: Event) => {
    const received = readEvent(event)
    if (!received || received.source !== window.parent) return
    const { data, origin, ports } = received
    if (!isExpected(origin)) return rejections.note('another origin')
    if (port) return rejections.note('a window message beside the port')
    const [given] = ports
    if (given && offersChannel && readEnvelope(data, appPrefix)?.kind === 'INIT_CHANNEL')
      return openChannel(given, origin)
    take({ data, origin, reply: (message) => window.parent.postMessage(message, origin) })
  }

  window.addEventListener('message', onMessage)
  const payload = offersChannel ? { version, channel: 1 } : { version }
  // Only this message goes to any origin. It contains only version and feature (S-03).
  window.parent.postMessage({ type: `${framePrefix}READY`, payload }, '*')

  return {
    getOrigin: () => pinned,
    updateSession: (token) => {
      const message = { type: `${framePrefix}SESSION_UPDATE`, payload: { token } }
      if (port) port.postMessage(message)
      else if (pinned !== undefined) window.parent.postMessage(message, pinned)
    },
    close: () => {
      window.removeEventListener('message', onMessage)
      serving.close()
      port?.close()
    },
  }
}
