import { BaseError, type CaipNetworkId, parseCaipNetworkId } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { getWallet } from '../state/getWallet.ts'

/** `late`: it may still come, or nobody can say. */
export type ChainEnd = 'done' | 'failed' | 'replaced' | 'late'

/** What the chain has said, where it is not that nobody answered. */
const ends = new Map<string, ChainEnd>([
  ['transaction_reverted', 'failed'],
  ['transaction_failed', 'failed'],
  ['transaction_replaced', 'replaced'],
])

const toEnd = (error: unknown): ChainEnd =>
  (error instanceof BaseError && ends.get(error.code)) || 'late'

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

/** Says that nobody needs to hear any more what becomes of something: another has its place. */
export function ceaseWaiting(kit: Pick<Kit, 'slots'>, hash: string): void {
  getWaits(kit).delete(hash)
}

/** Waits until what was sent is in the chain. */
export async function waitInChain(kit: Kit, { caipNetworkId, hash }: Sent): Promise<ChainEnd> {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const send = getWallet(kit, { namespace })?.features.send
  if (!send) return 'late'
  const waits = getWaits(kit).add(hash)
  try {
    await send.waitFor({ caipNetworkId, id: hash })
    return 'done'
  } catch (error) {
    return toEnd(error)
  } finally {
    waits.delete(hash)
  }
}
