import {
  BaseError,
  InvalidAnswerError,
  isRetriableStatus,
  ServiceUnreachableError,
} from '@latchkey/core'

/** What the host's calls give: the answer itself, or the `Response` of a plain `fetch`, whose JSON it is. */
export type ServerAnswer<answer> = Promise<answer | Response>

/** The host's server answered with a status that means no. */
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

/** What engines say when a `fetch` got no answer; each has words of its own, all in a `TypeError`. */
const noAnswer = /failed to fetch|fetch failed|load failed|network ?(?:error|request)|connection/i

/** Names the failure of a plain `fetch`. What is not one of transport is given back as it is. */
function toNamedError(error: unknown): unknown {
  if (error instanceof BaseError || !(error instanceof Error)) return error
  const { name, message } = error
  if (name === 'TypeError' && noAnswer.test(message))
    return new ServiceUnreachableError({ host, cause: error })
  if (name === 'TimeoutError')
    return new ServiceUnreachableError({ host, hint: 'It took too long.', cause: error })
  if (name === 'SyntaxError')
    return new InvalidAnswerError({ host, reason: 'no JSON', cause: error })
  return error
}

/** A status that says nothing about the sign-in is no answer (S-102); any other outside 2xx is a no. */
function requireOk({ ok, status }: Response): void {
  if (ok) return
  if (!isRetriableStatus(status)) throw new SignInRefusedError({ status })
  throw new ServiceUnreachableError({ host, hint: `It answered with status ${status}.` })
}

/**
 * Runs one call of the host's, of which nothing is read.
 *
 * @throws {ServiceUnreachableError} No answer came, or one that says only that there is none now (408, 425, 429, 5xx).
 * @throws {SignInRefusedError} A `Response` with another status outside 2xx.
 */
export async function tellServer(call: () => Promise<unknown>): Promise<void> {
  try {
    const answer = await call()
    if (answer instanceof Response) requireOk(answer)
  } catch (error) {
    throw toNamedError(error)
  }
}

/**
 * Runs one call of the host's and gives its answer, out of the JSON where it is a `Response`.
 *
 * @throws {InvalidAnswerError} A `Response` without JSON. Beside it as `tellServer`.
 */
export async function askServer<answer>(call: () => ServerAnswer<answer>): Promise<answer> {
  try {
    const answer = await call()
    if (!(answer instanceof Response)) return answer
    requireOk(answer)
    return await answer.json()
  } catch (error) {
    throw toNamedError(error)
  }
}

/** The moment an ISO 8601 text of the server names, in epoch milliseconds. */
export function toServerTime(text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new InvalidAnswerError({ host, reason: 'no time' })
  return time
}
