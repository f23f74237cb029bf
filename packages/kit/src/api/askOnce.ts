import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { type Answers, getAnswers } from './getAnswers.ts'
import { isWorthRetrying, toRetryDelayMs } from './retrying.ts'

type Asked = Pick<Kit, 'ports' | 'slots'>

export type AskOnceParameters<name extends keyof Answers> = {
  /** Field of the `getAnswers` store to which the answer is written. */
  readonly name: name
  /**
   * Identifies the parameters of the request. Calls with the same key share one request. Default:
   * the name.
   */
  readonly key?: string
  /**
   * Age in milliseconds after which the next call fetches the answer again, while the old one stays
   * available. Default: never.
   */
  readonly freshMs?: number
  /**
   * Whether failed requests are retried. Default true. Use false if the failure itself is the
   * result to show.
   */
  readonly retry?: boolean
  readonly ask: () => Promise<NonNullable<Answers[name]>>
}

type Asking = { readonly answer: Promise<void>; readonly askedAt: number }

/** Returns the requests of `askOnce` that are running or have succeeded, by key. */
const getAsking = createSlot(() => new Map<string, Asking>())

const wait = ({ ports }: Asked, ms: number) =>
  new Promise<void>((resolve) => ports.setTimer(resolve, ms))

async function askWithRetries<answer>(
  kit: Asked,
  { ask, retry = true }: { readonly ask: () => Promise<answer>; readonly retry?: boolean },
): Promise<answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!retry || !isWorthRetrying(failures, error)) throw error
      await wait(kit, toRetryDelayMs(failures))
    }
  }
}

/**
 * Fetches an answer once per page load and stores it in `getAnswers`. Later calls share the request
 * and its result, including a rejection by the server. After any other failure, a later call sends
 * the request again.
 *
 * @throws The last error of `ask` (K-STATE-08).
 */
export function askOnce<name extends keyof Answers>(
  kit: Asked,
  parameters: AskOnceParameters<name>,
): Promise<void> {
  const { name, key = name, freshMs = Number.POSITIVE_INFINITY } = parameters
  const asking = getAsking(kit)
  const known = asking.get(key)
  const now = kit.ports.elapsed()
  if (known && now - known.askedAt < freshMs) return known.answer

  const answers = getAnswers(kit)
  const others = () => answers.getState().failed.filter((failed) => failed !== name)
  answers.setState({ failed: others() })
  const answer = askWithRetries(kit, parameters).then(
    (value) => answers.setState({ [name]: value }),
    (error) => {
      // A service would reject the same request again, so only other failures are forgotten and
      // requested again.
      if (isWorthRetrying(0, error)) asking.delete(key)
      answers.setState({ failed: [...others(), name] })
      throw error
    },
  )
  asking.set(key, { answer, askedAt: now })
  return answer
}
