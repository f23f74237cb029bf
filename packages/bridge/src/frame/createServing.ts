import { FrameAbortedError, TooManyRequestsError } from '../errors/frameErrors.ts'
import type { AppRequest } from '../messages/parseAppMessage.ts'
import type { RequestName } from '../requests/index.ts'
import { requestTable } from '../requests/requestTable.ts'
import { frameLimits } from '../schema/limits.ts'
import { createConfirmations } from './createConfirmations.ts'
import type { FrameHandlers, HandledRequestName } from './FrameHandlers.ts'
import { runHandler } from './runHandler.ts'
import { toErrorPayload } from './toErrorPayload.ts'

/** A message from the secure frame to the page. */
export type FrameMessage = {
  readonly id?: string
  readonly type: `@w3m-frame/${string}`
  readonly payload?: unknown
}
export type Reply = (message: FrameMessage) => void

type HandledRequest = AppRequest<HandledRequestName>
type Entry = {
  readonly confirmed: boolean
  readonly abort: () => void
}

export type ServeOptions = {
  readonly origin: string
  readonly reply: Reply
  /**
   * Whether the request RPC_ABORT is answered. Peers of other vendors apply such an answer to every
   * open request, so it is only sent over a port (S-11).
   */
  readonly answersAborts: boolean
}

export type Serving = {
  /**
   * Serves a request and answers it once. Returns `false` and ignores the message if its id is
   * already pending.
   */
  readonly serve: (request: AppRequest, options: ServeOptions) => boolean
  /** Aborts all open requests without answering them, because the document closes. */
  readonly close: () => void
}

const isHandled = (request: AppRequest): request is HandledRequest => request.name !== 'RPC_ABORT'

const isConfirmed = <name extends HandledRequestName>({ name, payload }: AppRequest<name>) =>
  requestTable[name].confirms?.(payload) ?? false

export const toError = (name: RequestName, id: string, error: unknown): FrameMessage => ({
  id,
  type: `@w3m-frame/${name}_ERROR`,
  payload: toErrorPayload(error),
})

const toSuccess = (name: RequestName, id: string, payload: unknown): FrameMessage => ({
  id,
  type: `@w3m-frame/${name}_SUCCESS`,
  ...(payload !== undefined && { payload }),
})

export type ServingOptions = {
  /** Called with the number of requests that wait behind the current prompt. */
  readonly onWaiting?: ((count: number) => void) | undefined
}

/**
 * Runs the page's requests in the secure frame. Each is answered once: by its handler, an abort or
 * a limit.
 */
export function createServing(
  handlers: FrameHandlers,
  { onWaiting }: ServingOptions = {},
): Serving {
  const pending = new Map<string, Entry>()
  const confirmations = createConfirmations(onWaiting)
  const closing = new AbortController()

  const run = (request: HandledRequest, origin: string, signal: AbortSignal) => {
    const task = () => runHandler(handlers, request, { signal, origin })
    return isConfirmed(request) ? confirmations.run(task, signal) : task()
  }

  const start = (request: HandledRequest & { id: string }, origin: string, reply: Reply) => {
    const { id, name } = request
    const controller = new AbortController()
    const settle = (message: FrameMessage) => {
      if (pending.get(id) !== entry) return
      pending.delete(id)
      reply(message)
    }
    const entry: Entry = {
      confirmed: isConfirmed(request),
      abort: () => {
        controller.abort()
        settle(toError(name, id, new FrameAbortedError({ request: name, reason: 'signal' })))
      },
    }
    pending.set(id, entry)
    run(request, origin, controller.signal).then(
      (payload) => settle(toSuccess(name, id, payload)),
      (error: unknown) => settle(toError(name, id, error)),
    )
  }

  const abort = (id: string | undefined) => {
    const wanted = id === undefined ? [...pending.values()] : [pending.get(id)]
    for (const entry of wanted) if (entry?.confirmed) entry.abort()
  }

  /** Runs a request without an id, which expects no answer. */
  const runUnanswered = (request: HandledRequest, origin: string) => {
    // A failed request without an id has no peer to report to.
    run(request, origin, closing.signal).catch(() => {})
  }

  return {
    serve: (request, { origin, reply, answersAborts }) => {
      const { id, name } = request
      if (id !== undefined && pending.has(id)) return false
      if (!isHandled(request)) {
        abort(request.payload?.id)
        if (id !== undefined && answersAborts) reply(toSuccess(name, id, undefined))
      } else if (id === undefined) runUnanswered(request, origin)
      else if (pending.size >= frameLimits.pending)
        reply(toError(name, id, new TooManyRequestsError()))
      else start({ ...request, id }, origin, reply)
      return true
    },
    close: () => {
      closing.abort()
      const entries = [...pending.values()]
      pending.clear()
      for (const entry of entries) entry.abort()
    },
  }
}
