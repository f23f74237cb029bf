import { BaseError, type CaipNetworkId, parseCaipNetworkId } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getWallet } from '../state/getWallet.ts'

/** The chain has spoken, and it is not that nobody answered. */
const isFailure = (error: unknown) =>
  error instanceof BaseError && /^transaction_(?:reverted|failed|replaced)$/.test(error.code)

export type Sent = {
  readonly caipNetworkId: CaipNetworkId
  readonly hash: string
}

/** Waits until what was sent is in the chain. `late`: it may still come. */
export async function waitInChain(
  kit: Kit,
  { caipNetworkId, hash }: Sent,
): Promise<'done' | 'failed' | 'late'> {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  try {
    await getWallet(kit, { namespace })?.features.send?.waitFor({ caipNetworkId, id: hash })
    return 'done'
  } catch (error) {
    return isFailure(error) ? 'failed' : 'late'
  }
}
