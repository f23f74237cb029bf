import type { Kit } from '../kit/Kit.ts'
import { discover } from './discover.ts'

/** Finds the wallets of this page, of every namespace. A namespace whose search fails has none. */
export async function discoverWallets(kit: Kit): Promise<void> {
  const { adapters } = kit.config
  await Promise.allSettled(adapters.map(({ namespace }) => discover(kit, namespace)))
}
