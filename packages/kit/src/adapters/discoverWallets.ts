import type { Kit } from '../kit/Kit.ts'
import { discover } from './discover.ts'

/**
 * Finds the wallets in this page for every namespace. A namespace whose search fails has an empty
 * list.
 */
export async function discoverWallets(kit: Kit): Promise<void> {
  const { adapters } = kit.config
  await Promise.allSettled(adapters.map(({ namespace }) => discover(kit, namespace)))
}
