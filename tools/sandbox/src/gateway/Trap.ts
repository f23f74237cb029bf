import * as z from 'zod'
import type { PlainAnswer } from './answerPlain.ts'

const json = 'application/json; charset=utf-8'

/**
 * Schema of the unusual behaviours of the real blockchain API that the sandbox can simulate
 * (wire-blockchain-api §4.2).
 */
export const Trap = z.enum([
  'rate-limited',
  'upstream-down',
  'plain-text-500',
  'plain-text-422',
  'no-networks',
  'no-sponsor',
])
export type Trap = z.infer<typeof Trap>

const toEnvelope = (field: string, description: string) => ({
  type: json,
  text: JSON.stringify({ status: 'FAILED', reasons: [{ field, description }] }),
})

/**
 * Responses of the gateway to every call while an unusual behaviour of the blockchain API is
 * simulated.
 */
const answers: Readonly<Partial<Record<Trap, PlainAnswer>>> = {
  'rate-limited': { status: 429, ...toEnvelope('rate_limited', 'Requests per second limit') },
  'upstream-down': { status: 503, ...toEnvelope('', 'The upstream is unavailable') },
  'plain-text-500': { status: 500, text: 'Internal server error' },
  'plain-text-422': { status: 422, text: 'Failed to deserialize the JSON body' },
}

/**
 * Returns the gateway's response for a simulated behaviour of the blockchain API; `undefined` if
 * the service itself answers. The behaviour `no-sponsor` affects only a part of a response, which
 * the bundler changes itself.
 */
export function toTrapAnswer(trap: Trap | undefined, path: string): PlainAnswer | undefined {
  if (trap === 'no-networks' && path === '/v1/supported-chains')
    return { status: 200, type: json, text: JSON.stringify({ http: [], ws: [] }) }
  return trap && answers[trap]
}
