import * as z from 'zod'
import type { smartSessions } from '../db/schema.ts'
import type { Call } from './readCalls.ts'

type Permissions = (typeof smartSessions.$inferSelect)['permissions']

const amount = z.union([z.string().regex(/^(?:0x[0-9a-fA-F]{1,64}|\d{1,78})$/), z.int().min(0)])
const Permission = z.discriminatedUnion('type', [
  z.object({ type: z.literal('contract-call'), data: z.object({ address: z.string() }) }),
  z.object({
    type: z.literal('native-token-recurring-allowance'),
    data: z.object({ allowance: amount }),
  }),
])

/**
 * Returns whether a smart session's permissions allow all calls: every called contract is
 * permitted, and the sent native currency in total does not exceed a single allowance. An unknown
 * or missing permission allows nothing. The wallet's contracts, not this function, check start and
 * period.
 */
export function isPermitted(permissions: Permissions, calls: readonly Call[]): boolean {
  const { data: known } = z.array(Permission).min(1).safeParse(permissions)
  if (!known || calls.length === 0) return false
  const targets = new Set<string>()
  const allowances: bigint[] = []
  for (const { type, data } of known)
    if (type === 'contract-call') targets.add(data.address.toLowerCase())
    else allowances.push(BigInt(data.allowance))
  const spent = calls.reduce((sum, { value }) => sum + value, 0n)
  const isTransfer = ({ value, data }: Call) => value > 0n && data === '0x'
  return (
    calls.every((call) => isTransfer(call) || targets.has(call.to.toLowerCase())) &&
    (spent === 0n || allowances.some((allowance) => spent <= allowance))
  )
}
