import { ServiceUnreachableError } from '../errors/transportErrors.ts'

const failureLimit = 5
const openMs = 10_000

/**
 * Outcome of an attempt to send an HTTP request. `abandoned`: the caller aborted the attempt, so it
 * says nothing about the host.
 */
export type AttemptOutcome = 'answered' | 'failed' | 'abandoned'

type HostState = { failures: number; openUntil: number; probing: boolean }

/**
 * Creates circuit breakers, one per host (S-130). After five consecutive failures, a host gets no
 * request for 10 s. Then a single request is sent, whose outcome closes or reopens the breaker.
 *
 * @returns `enter(host)`, which throws while the breaker is open. Otherwise it returns a function
 * that must be called once with the outcome.
 */
export function createBreaker(now: () => number) {
  const hosts = new Map<string, HostState>()

  return function enter(host: string): (outcome: AttemptOutcome) => void {
    const state = hosts.get(host) ?? { failures: 0, openUntil: 0, probing: false }
    hosts.set(host, state)
    const tripped = state.failures >= failureLimit
    if (tripped && (state.probing || now() < state.openUntil)) {
      const hint = `${host} failed ${failureLimit} times in a row; nothing is sent for ${openMs} ms.`
      throw new ServiceUnreachableError({ host, hint })
    }
    if (tripped) state.probing = true

    let reported = false
    return (outcome) => {
      if (reported) return
      reported = true
      state.probing = false
      if (outcome === 'answered') state.failures = 0
      if (outcome !== 'failed') return
      state.failures += 1
      state.openUntil = now() + openMs
    }
  }
}
