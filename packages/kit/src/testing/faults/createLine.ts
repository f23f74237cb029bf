import { InvalidAnswerError, ServiceUnreachableError } from '@latchkey/core'
import type { Random, Weather } from '@latchkey/core/testing'
import type { ManualClock } from '../createManualClock.ts'

/** Network conditions that a simulated connection can have. */
export const lineWeathers = [
  'clear',
  'slow',
  'lossy',
  'cut',
  'garbage',
  'down',
] as const satisfies readonly Weather[]
type LineWeather = (typeof lineWeathers)[number]

/**
 * A simulated connection between the page and a party outside: the relay, a wallet's window, or the
 * server of the page's chunks.
 */
export type Line = {
  readonly setWeather: (weather: LineWeather) => void
  /** Sends a request. Request and answer can each be delayed or lost. */
  readonly ask: <answer>(run: () => Promise<answer>) => Promise<answer>
  /** Delivers a one-way message, which may be delayed, lost or duplicated. */
  readonly send: (deliver: () => void) => void
}

const longestDelayMs = 40_000

/** Creates a simulated connection, without faults at first. */
export function createLine(clock: ManualClock, random: Random): Line {
  let weather: LineWeather = 'clear'
  const wait = () =>
    new Promise<void>((resolve) => {
      clock.setTimer(resolve, random.int(1, longestDelayMs))
    })
  const pass = async () => {
    if (weather === 'down') throw new ServiceUnreachableError({ host: 'faulty.example' })
    if (weather === 'cut' && random.chance(0.5)) throw new TypeError('connection reset')
    if (weather === 'lossy' && random.chance(0.5)) await new Promise<never>(() => {})
    if (weather === 'slow' || weather === 'lossy') await wait()
  }
  return {
    setWeather: (next) => {
      weather = next
    },
    ask: async (run) => {
      await pass()
      const answer = await run()
      await pass()
      if (weather === 'garbage' && random.chance(0.5))
        throw new InvalidAnswerError({ host: 'faulty.example', reason: 'garbage' })
      return answer
    },
    send: (deliver) => {
      const twice = weather !== 'clear' && random.chance(0.3)
      pass().then(
        () => {
          deliver()
          if (twice) deliver()
        },
        () => undefined, // The message is lost.
      )
    },
  }
}
