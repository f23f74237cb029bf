import * as z from 'zod'

/** Oddities of the real service, reproduced on demand (wire-blockchain-api §4.2). */
export const Trap = z.enum([
  'rate-limited',
  'upstream-down',
  'plain-text-500',
  'plain-text-422',
  'no-networks',
  'no-sponsor',
])
export type Trap = z.infer<typeof Trap>

type TrapAnswer = { readonly status: number; readonly body: unknown }

const envelope = (field: string, description: string) => ({
  status: 'FAILED',
  reasons: [{ field, description }],
})

/** What every call answers while a trap is set. `no-networks` and `no-sponsor` change single calls only and are not here. */
export const trapAnswers: Readonly<Partial<Record<Trap, TrapAnswer>>> = {
  'rate-limited': { status: 429, body: envelope('rate_limited', 'Requests per second limit') },
  'upstream-down': { status: 503, body: envelope('', 'The upstream is unavailable') },
  'plain-text-500': { status: 500, body: 'Internal server error' },
  'plain-text-422': { status: 422, body: 'Failed to deserialize the JSON body' },
}
