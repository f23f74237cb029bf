import {
  BaseError,
  InvalidAnswerError,
  isRetriableStatus,
  ServiceUnreachableError,
} from '@latchkey/core'

/**
 * The result of a function of the app: the answer itself, or the `Response` of a `fetch` whose JSON
 * is the answer.
 */
export type ServerAnswer<answer> = Promise<answer | Response>

/** The app's server rejected a sign-in call with a status outside 2xx. */
export class SignInRefusedError extends BaseError {
  override readonly name = 'SignInRefusedError'
  constructor(options: { readonly status: number }) {
    super('Sign-in refused', {
      code: 'sign_in_refused',
      hint: `The server answered with status ${options.status}.`,
    })
  }
}

const host = 'the sign-in server'

/**
 * Matches the messages with which browsers report a `fetch` without an answer. They all use a
 * `TypeError`, but different texts.
 */
const noAnswer = /failed to fetch|fetch failed|load failed|network ?(?:error|request)|connection/i

/** Converts a failed `fetch` to a named error. Returns every other error unchanged. */
function toNamedError(error: unknown): unknown {
  if (error instanceof BaseError || !(error instanceof Error)) return error
  const { name, message } = error
  if (name === 'TypeError' && noAnswer.test(message))
    return new ServiceUnreachableError({ host, cause: error })
  if (name === 'TimeoutError')
    return new ServiceUnreachableError({ host, hint: 'The request timed out.', cause: error })
  if (name === 'SyntaxError')
    return new InvalidAnswerError({ host, reason: 'no JSON', cause: error })
  return error
}

/**
 * Throws for a response with a status outside 2xx. A status that allows a retry counts as no answer
 * (S-102), any other as a rejection.
 */
function requireOk({ ok, status }: Response): void {
  if (ok) return
  if (!isRetriableStatus(status)) throw new SignInRefusedError({ status })
  throw new ServiceUnreachableError({ host, hint: `It answered with status ${status}.` })
}

/**
 * Runs a sign-in function of the app that calls its server, and ignores the result.
 *
 * @throws {ServiceUnreachableError} No answer, or a status that means "not now" (408, 425, 429,
 * 5xx).
 * @throws {SignInRefusedError} A `Response` with another status outside 2xx.
 */
export async function callServer(call: () => Promise<unknown>): Promise<void> {
  try {
    const answer = await call()
    if (answer instanceof Response) requireOk(answer)
  } catch (error) {
    throw toNamedError(error)
  }
}

/**
 * Runs a sign-in function of the app that calls its server, and returns the answer, parsed from the
 * JSON of a `Response`.
 *
 * @throws {InvalidAnswerError} A `Response` without JSON.
 * @throws The errors of `callServer`.
 */
export async function readFromServer<answer>(call: () => ServerAnswer<answer>): Promise<answer> {
  try {
    const answer = await call()
    if (!(answer instanceof Response)) return answer
    requireOk(answer)
    return await answer.json()
  } catch (error) {
    throw toNamedError(error)
  }
}

/** Converts an ISO 8601 time of the server to epoch milliseconds. */
export function toServerTime(text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new InvalidAnswerError({ host, reason: 'no time' })
  return time
}
