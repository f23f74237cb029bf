import { BaseError } from '../errors/BaseError.ts'
import { ServiceUnreachableError } from '../errors/transportErrors.ts'
import { createBreaker } from './createBreaker.ts'
import { readText } from './readBody.ts'

/** An answer, read to its end. */
export type Received = { readonly text: string; readonly init: ResponseInit }

export type CreateReceiverOptions = {
  readonly fetch: typeof fetch
  /** For durations: a clock that a person sets does not move it. Default: the page's monotonic one (S-137). */
  readonly now?: (() => number) | undefined
}

/**
 * Makes what sends one attempt and reads its whole answer, so that a deadline covers the body. Each host has a breaker
 * (S-130).
 *
 * @returns `receive(request, caller)`; the signal of the caller tells a lost host from a caller that left.
 */
export function createReceiver(options: CreateReceiverOptions) {
  const enter = createBreaker(options.now ?? (() => performance.now()))

  return async function receive(
    request: Request,
    caller: AbortSignal | undefined,
  ): Promise<Received> {
    const { host } = new URL(request.url)
    const report = enter(host)
    request.signal.addEventListener('abort', () => report(caller?.aborted ? 'abandoned' : 'failed'))
    try {
      const response = await options.fetch(request)
      const text = await readText(response, host)
      report(response.status >= 500 ? 'failed' : 'answered')
      const { status, statusText, headers } = response
      return { text, init: { status, statusText, headers } }
    } catch (cause) {
      report('failed')
      throw toAttemptError(cause, host)
    }
  }
}

/** Names what went wrong in one attempt; an abort keeps its reason. */
function toAttemptError(cause: unknown, host: string): unknown {
  if (cause instanceof BaseError || isAbort(cause)) return cause
  return new ServiceUnreachableError({ host, cause })
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
