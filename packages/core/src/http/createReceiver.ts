import { BaseError } from '../errors/BaseError.ts'
import { ServiceUnreachableError } from '../errors/transportErrors.ts'
import { createBreaker } from './createBreaker.ts'
import { readText } from './readBody.ts'

/** An HTTP response whose body was read completely as text. */
export type Received = { readonly text: string; readonly init: ResponseInit }

export type CreateReceiverOptions = {
  readonly fetch: typeof fetch
  /**
   * Clock in milliseconds that measures durations. Default: the page's monotonic clock, which is
   * independent of the system time (S-137).
   */
  readonly now?: (() => number) | undefined
}

/**
 * Creates a function that sends one request and reads the whole response, so that a time limit
 * includes the body. Each host has a circuit breaker (S-130).
 *
 * @returns `receive(request, caller)`. The caller's signal distinguishes an unreachable host from
 * an aborted call.
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

/**
 * Converts the failure of a request to a kit error. After an abort, the signal's reason is thrown
 * unchanged.
 */
function toAttemptError(cause: unknown, host: string): unknown {
  if (cause instanceof BaseError || isAbort(cause)) return cause
  return new ServiceUnreachableError({ host, cause })
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
