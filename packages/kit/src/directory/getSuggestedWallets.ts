import type { DirectoryWallet } from '@latchkey/core'
import { getAnswers } from '../api/getAnswers.ts'
import type { Kit } from '../kit/Kit.ts'
import { getKnownWalletIds } from './getKnownWalletIds.ts'
import type { KnownWalletIds } from './KnownWalletIds.ts'

/** What the directory adds to the wallets of the page. Empty until it has answered. */
export type SuggestedWallets = {
  /** In the host's order. */
  readonly featured: readonly DirectoryWallet[]
  /** In the directory's order. */
  readonly recommended: readonly DirectoryWallet[]
  /** Kept out by the host. */
  readonly excluded: readonly DirectoryWallet[]
  /** What it knows of wallets of the page. */
  readonly ranked: readonly DirectoryWallet[]
  /** What is known of wallets without asking. */
  readonly knownIds: KnownWalletIds
  /** Wallets it has for the networks of this kit; the largest number it has told. */
  readonly count: number
  /** It was asked, or is about to be, and has not answered. */
  readonly pending: boolean
}

type Asked = Pick<Kit, 'config' | 'slots'>

const noIds: KnownWalletIds = { connectors: {}, images: {} }

function isPending(kit: Asked): boolean {
  const { config } = kit
  if (!config.directoryUrl) return false
  const answers = getAnswers(kit).getState()
  const awaited = config.featuredWalletIds?.length
    ? (['recommended', 'featured'] as const)
    : (['recommended'] as const)
  return awaited.some((name) => answers[name] === undefined && !answers.failed.includes(name))
}

/** Reads what the directory has answered so far; it is asked on the first intent. */
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
