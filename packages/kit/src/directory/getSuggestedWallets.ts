import type { DirectoryWallet } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import type { WalletsAnswer } from '../queries/fetchWallets.ts'
import { walletKeys } from '../queries/walletKeys.ts'
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

type Asked = Pick<Kit, 'config' | 'runtime'>
type Wallets = readonly DirectoryWallet[]

const noIds: KnownWalletIds = { connectors: {}, images: {} }

function isPending({ config, runtime }: Asked): boolean {
  if (!config.directoryUrl) return false
  const keys = [
    walletKeys.recommended,
    ...(config.featuredWalletIds?.length ? [walletKeys.featured] : []),
  ]
  return keys.some((key) => {
    const status = runtime.queryClient?.getQueryState(key)?.status
    return status === undefined || status === 'pending'
  })
}

/** Reads what the directory has answered so far; it is asked on the first intent. */
export function getSuggestedWallets(kit: Asked): SuggestedWallets {
  const client = kit.runtime.queryClient
  const recommended = client?.getQueryData<WalletsAnswer>(walletKeys.recommended)
  const ranked = client?.getQueriesData<Wallets>({ queryKey: walletKeys.ranks }) ?? []
  return {
    featured: client?.getQueryData<Wallets>(walletKeys.featured) ?? [],
    recommended: recommended?.wallets ?? [],
    excluded: client?.getQueryData<Wallets>(walletKeys.excluded) ?? [],
    ranked: ranked.flatMap(([, wallets]) => wallets ?? []),
    knownIds: kit.runtime.knownWalletIds ?? noIds,
    count: recommended?.count ?? 0,
    pending: isPending(kit),
  }
}
