import type { Kit } from '../kit/Kit.ts'
import { discover } from './discover.ts'

/**
 * Finds the wallets in this page for every namespace. If the search of a namespace fails, its list
 * stays empty.
 */
export async function discoverWallets(kit: Kit): Promise<void> {
  const { adapters } = kit.config
  await Promise.allSettled(adapters.map(({ namespace }) => discover(kit, namespace)))
}
