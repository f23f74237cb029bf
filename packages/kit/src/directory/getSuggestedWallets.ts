import type { DirectoryWallet } from '@latchkey/core'
import { getQueryCache } from '../api/getQueryCache.ts'
import type { Kit } from '../kit/Kit.ts'
import type { WalletsAnswer } from './fetchWallets.ts'
import { getKnownWalletIds } from './getKnownWalletIds.ts'
import type { KnownWalletIds } from './KnownWalletIds.ts'
import { walletKeys } from './walletKeys.ts'

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
type Wallets = readonly DirectoryWallet[]

const noIds: KnownWalletIds = { connectors: {}, images: {} }

function isPending(kit: Asked): boolean {
  const { config } = kit
  if (!config.directoryUrl) return false
  const keys = [
    walletKeys.recommended,
    ...(config.featuredWalletIds?.length ? [walletKeys.featured] : []),
  ]
  return keys.some((key) => {
    const status = getQueryCache(kit).client?.getQueryState(key)?.status
    return status === undefined || status === 'pending'
  })
}

/** Reads what the directory has answered so far; it is asked on the first intent. */
export function getSuggestedWallets(kit: Asked): SuggestedWallets {
  const { client } = getQueryCache(kit)
  const recommended = client?.getQueryData<WalletsAnswer>(walletKeys.recommended)
  const ranked = client?.getQueriesData<Wallets>({ queryKey: walletKeys.ranks }) ?? []
  return {
    featured: client?.getQueryData<Wallets>(walletKeys.featured) ?? [],
    recommended: recommended?.wallets ?? [],
    excluded: client?.getQueryData<Wallets>(walletKeys.excluded) ?? [],
    ranked: ranked.flatMap(([, wallets]) => wallets ?? []),
    knownIds: getKnownWalletIds(kit).ids ?? noIds,
    count: recommended?.count ?? 0,
    pending: isPending(kit),
  }
}
