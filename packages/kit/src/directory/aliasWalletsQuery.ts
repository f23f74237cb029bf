import type { DirectoryWallet } from '@latchkey/core'
import { walletAliases } from '@latchkey/core/directory'
import type { Kit } from '../kit/Kit.ts'
import { fetchWallets } from './fetchWallets.ts'

const ids = [...new Set(Object.values(walletAliases))]

/**
 * Returns the query for the wallets that are also known under another name (kit-behaviour §12). All
 * are fetched in one request per page load.
 */
export function aliasWalletsQuery(kit: Kit) {
  return {
    queryKey: ['aliasWallets'] as const,
    queryFn: async ({
      signal,
    }: {
      readonly signal: AbortSignal
    }): Promise<readonly DirectoryWallet[]> => {
      const input = { page: 1, entries: ids.length, include: ids }
      const { wallets } = await fetchWallets(kit, input, signal)
      return wallets
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}
