import type { DirectoryWallet } from '@latchkey/core'
import { getAnswers } from '../api/getAnswers.ts'
import type { Kit } from '../kit/Kit.ts'
import { getKnownWalletIds } from './getKnownWalletIds.ts'
import type { KnownWalletIds } from './KnownWalletIds.ts'

/** Wallets that the directory suggests besides those of the page. Empty until it has answered. */
export type SuggestedWallets = {
  /** In the host's order. */
  readonly featured: readonly DirectoryWallet[]
  /** In the directory's order. */
  readonly recommended: readonly DirectoryWallet[]
  /** Wallets that the host excludes. */
  readonly excluded: readonly DirectoryWallet[]
  /** Directory entries of wallets found in the page. */
  readonly ranked: readonly DirectoryWallet[]
  /** Built-in directory ids. */
  readonly knownIds: KnownWalletIds
  /**
   * Number of directory wallets for the networks of this kit; the largest count received so far.
   */
  readonly count: number
  /** True from the first intent until the directory has answered. */
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

/** Returns the directory's answers so far. The first intent sends the request. */
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
