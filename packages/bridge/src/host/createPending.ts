import { RequestTimedOutError } from '@latchkey/core'
import { type AbortReason, FrameAbortedError, TooManyRequestsError } from '../errors/frameErrors.ts'
import type { RequestName } from '../requests/index.ts'
import { requestTable } from '../requests/requestTable.ts'
import { hostLimits } from '../schema/limits.ts'
import type { CheckedRequest } from './checkRequest.ts'
import type { AppMessage } from './createFrameLine.ts'
import { once } from './once.ts'

/** An open request: sent, or waiting to be posted. */
export type PendingRequest = {
  readonly id: string
  readonly name: RequestName
  /**
   * Whether the user confirms the request. The frame receives an abort if the request ends early.
   */
  readonly confirmed: boolean
  readonly resolve: (payload: unknown) => void
  readonly reject: (error: unknown) => void
}

export type AddOptions = {
  readonly signal?: AbortSignal | undefined
  /**
   * Whether the request is posted before waiting requests. True only for the first requests to a
   * document.
   */
  readonly ahead?: boolean
}

export type Pending = {
  /**
   * Adds a request to the list of pending ones. Failures reject the returned promise; the function
   * itself never throws.
   */
  readonly add: (request: CheckedRequest, options?: AddOptions) => Promise<unknown>
  /** Returns the open request with an id, if it has been posted to the frame. */
  readonly get: (id: string) => PendingRequest | undefined
  /** Posts waiting requests, as many as the frame accepts at the same time. */
  readonly flush: () => void
  /** Rejects the requests that need confirmation and sends one abort to the frame. */
  readonly abortConfirmed: () => void
  /** Rejects all requests. After a time limit, the frame also closes its prompt. */
  readonly rejectAll: (reason: AbortReason, cause?: unknown) => void
}

type CreatePendingOptions = {
  readonly post: (message: AppMessage) => void
  readonly isUsable: () => boolean
  readonly randomId: () => string
  readonly setTimer: (callback: () => void, delayMs: number) => () => void
  /** Called when a time limit passes that the page shows to the user as an alert. */
  readonly onTimeout: (cause: RequestTimedOutError) => void
}

type Entry = PendingRequest & { readonly message: AppMessage }

/**
 * Creates the list of requests by id. Each request settles once and leaves no timer or listener
 * behind (S-06, S-08, S-09).
 */
export function createPending(options: CreatePendingOptions): Pending {
  const { post, isUsable } = options
  const posted = new Map<string, Entry>()
  const waiting = new Map<string, Entry>()

  const send = (entry: Entry) => {
    waiting.delete(entry.id)
    posted.set(entry.id, entry)
    post(entry.message)
  }

  const flush = () => {
    for (const entry of waiting.values()) {
      if (!isUsable() || posted.size >= hostLimits.inFlight) return
      send(entry)
    }
  }

  const sendAbort = (id?: string) =>
    post({
      id: options.randomId(),
      type: '@w3m-app/RPC_ABORT',
      ...(id !== undefined && { payload: { id } }),
    })

  const remove = (id: string) => {
    const wasPosted = posted.delete(id)
    waiting.delete(id)
    if (wasPosted) flush()
  }

  /**
   * Rejects a request that its caller abandoned, and aborts it in the frame, which closes its
   * prompt.
   */
  const drop = (entry: Entry, error: unknown) => {
    const shown = entry.confirmed && posted.has(entry.id)
    entry.reject(error)
    if (shown) sendAbort(entry.id)
  }

  const onDeadline = (entry: Entry, deadlineMs: number) => {
    const { name } = entry
    const rule = requestTable[name].onDeadline
    const late = new RequestTimedOutError({ what: name, deadlineMs })
    if (rule === 'resolve') entry.resolve(undefined)
    else if (rule === 'report') options.onTimeout(late)
    else if (entry.confirmed)
      drop(entry, new FrameAbortedError({ request: name, reason: 'limit', cause: late }))
    else entry.reject(late)
  }

  const watch = (entry: Entry, deadlineMs: number, signal: AbortSignal | undefined) => {
    const stopTimer = options.setTimer(() => onDeadline(entry, deadlineMs), deadlineMs)
    const onAbort = () =>
      drop(entry, new FrameAbortedError({ request: entry.name, reason: 'signal' }))
    signal?.addEventListener('abort', onAbort, { once: true })
    return () => {
      stopTimer()
      signal?.removeEventListener('abort', onAbort)
    }
  }

  const start = (request: CheckedRequest, { signal, ahead }: AddOptions) =>
    new Promise<unknown>((resolve, reject) => {
      const id = options.randomId()
      const { name, confirmed } = request
      let stop = () => {}
      const end = once(() => {
        stop()
        remove(id)
      })
      const entry: Entry = {
        id,
        name,
        confirmed,
        message: { id, type: `@w3m-app/${name}`, ...request.body },
        resolve: (payload) => end(() => resolve(payload)),
        reject: (error) => end(() => reject(error)),
      }
      waiting.set(id, entry)
      stop = watch(entry, request.deadlineMs, signal)
      if (ahead) send(entry)
      else flush()
    })

  return {
    add: async (request, addOptions = {}) => {
      if (addOptions.signal?.aborted)
        throw new FrameAbortedError({ request: request.name, reason: 'signal' })
      const full = !isUsable() || posted.size >= hostLimits.inFlight
      if (full && waiting.size >= hostLimits.queued) throw new TooManyRequestsError()
      return start(request, addOptions)
    },
    get: (id) => posted.get(id),
    flush,
    abortConfirmed: () => {
      const aborted = [...posted.values(), ...waiting.values()].filter((x) => x.confirmed)
      const shown = aborted.some((x) => posted.has(x.id))
      // Waiting requests are removed first. Otherwise the slot of one aborted request would be
      // given to another aborted one.
      for (const { id } of aborted) waiting.delete(id)
      for (const { name, reject } of aborted)
        reject(new FrameAbortedError({ request: name, reason: 'abort' }))
      if (shown) sendAbort()
    },
    rejectAll: (reason, cause) => {
      const all = [...posted.values(), ...waiting.values()]
      const shown = reason === 'limit' && [...posted.values()].some((x) => x.confirmed)
      posted.clear()
      waiting.clear()
      for (const { name, reject } of all)
        reject(new FrameAbortedError({ request: name, reason, cause }))
      if (shown) sendAbort()
    },
  }
}
