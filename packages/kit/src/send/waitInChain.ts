import { BaseError, type CaipNetworkId, parseCaipNetworkId } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { getWallet } from '../state/getWallet.ts'

/** The chain has spoken, and it is not that nobody answered. */
const isFailure = (error: unknown) =>
  error instanceof BaseError && /^transaction_(?:reverted|failed|replaced)$/.test(error.code)

export type Sent = {
  readonly caipNetworkId: CaipNetworkId
  readonly hash: string
}

/** What this page waits for, by hash. */
const getWaits = createSlot(() => new Set<string>())

/** Says whether this page waits for something that was sent. */
export function isWaitedFor(kit: Pick<Kit, 'slots'>, hash: string): boolean {
  return getWaits(kit).has(hash)
}

/** Waits until what was sent is in the chain. `late`: it may still come, or nobody can say. */
export async function waitInChain(
  kit: Kit,
  { caipNetworkId, hash }: Sent,
): Promise<'done' | 'failed' | 'late'> {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const send = getWallet(kit, { namespace })?.features.send
  if (!send) return 'late'
  const waits = getWaits(kit).add(hash)
  try {
    await send.waitFor({ caipNetworkId, id: hash })
    return 'done'
  } catch (error) {
    return isFailure(error) ? 'failed' : 'late'
  } finally {
    waits.delete(hash)
  }
}
