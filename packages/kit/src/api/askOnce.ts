import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { type Answers, getAnswers } from './getAnswers.ts'
import { isWorthRetrying, toRetryDelayMs } from './retrying.ts'

type Asked = Pick<Kit, 'ports' | 'slots'>

export type AskOnceParameters<name extends keyof Answers> = {
  /** Where the answer goes. */
  readonly name: name
  /** What the question depends on; equal words are asked once. Default: the name. */
  readonly key?: string
  /** After so long it is asked again when somebody wants to know; until then what was answered stays. Default: never. */
  readonly freshMs?: number
  /** Default true. False where a refusal is what is wanted to be known. */
  readonly retry?: boolean
  readonly ask: () => Promise<NonNullable<Answers[name]>>
}

type Asking = { readonly answer: Promise<void>; readonly askedAt: number }

/** Gets what was asked and has not failed, by key. */
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
 * Asks something once a page and keeps the answer in `getAnswers`. Whoever asks again meanwhile, or later, gets what
 * there is, a refusal too; what could not be had is asked anew.
 *
 * @throws What `ask` has thrown last (K-STATE-08).
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
      // A service that has refused refuses again: only what could not be had is asked anew.
      if (isWorthRetrying(0, error)) asking.delete(key)
      answers.setState({ failed: [...others(), name] })
      throw error
    },
  )
  asking.set(key, { answer, askedAt: now })
  return answer
}
