import type { DirectoryWallet } from '@latchkey/core'
import { getAnswers } from '../api/getAnswers.ts'
import type { Kit } from '../kit/Kit.ts'
import { getKnownWalletIds } from './getKnownWalletIds.ts'
import type { KnownWalletIds } from './KnownWalletIds.ts'

/**
 * Wallets that the directory suggests in addition to those found in the page. Empty until the
 * directory has answered.
 */
export type SuggestedWallets = {
  /** Wallets that the app lists first (`featuredWalletIds`), in the app's order. */
  readonly featured: readonly DirectoryWallet[]
  /** Wallets that the directory recommends, in the directory's order. */
  readonly recommended: readonly DirectoryWallet[]
  /** Directory entries of wallets that the app hides (`excludeWalletIds`). */
  readonly excluded: readonly DirectoryWallet[]
  /** Directory entries, with ranks, of wallets found in the page. */
  readonly ranked: readonly DirectoryWallet[]
  /** Built-in directory ids, which match wallets found in the page to directory entries. */
  readonly knownIds: KnownWalletIds
  /**
   * Number of directory wallets that support the kit's networks. If several answers report a
   * number, the largest one.
   */
  readonly count: number
  /** True from the first request until the directory has answered. */
  readonly pending: boolean
}

type Asked = Pick<Kit, 'config' | 'slots'>

const noIds: KnownWalletIds = { connectors: {}, images: {} }

function isPending(kit: Asked): boolean {
  const { config } = kit
  if (!config.directoryUrl) return false
  const answers = getAnswers(kit).getState()
  const required = config.featuredWalletIds?.length
    ? (['recommended', 'featured'] as const)
    : (['recommended'] as const)
  return required.some((name) => answers[name] === undefined && !answers.failed.includes(name))
}

/** Returns the directory's answers so far. `loadDirectory` sends the requests. */
export function getSuggestedWallets(kit: Asked): SuggestedWallets {
  const { recommended, featured = [], excluded = [], ranked = [] } = getAnswers(kit).getState()
  return {
    featured,
    recommended: recommended?.wallets ?? [],
    excluded,
    ranked,
    knownIds: getKnownWalletIds(kit).ids ?? noIds,
    count: recommended?.count ?? 0,
    pending: isPending(kit),
  }
}
