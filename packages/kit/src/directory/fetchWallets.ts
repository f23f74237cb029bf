import { type EndpointInput, getWallets, toDirectoryWallet } from '@latchkey/blockchain-api'
import type { CaipNetworkId, ChainNamespace, DirectoryWallet } from '@latchkey/core'
import { fetchDirectory } from '../api/fetchDirectory.ts'
import { getDirectory } from '../api/getDirectory.ts'
import type { Kit } from '../kit/Kit.ts'

export type WalletsAnswer = {
  readonly wallets: readonly DirectoryWallet[]
  /** Wallets of the filter on all pages together. */
  readonly count: number
}

/** What a part of the directory is asked with; lists that are empty are left out. */
export type WalletsInput = Omit<EndpointInput<typeof getWallets>, 'include' | 'exclude'> & {
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
}

/** Networks asked for, of one namespace or of all. */
export function listNetworkIds(
  kit: Pick<Kit, 'config'>,
  namespace: ChainNamespace | undefined,
): readonly CaipNetworkId[] {
  return kit.config.networks
    .filter((network) => !namespace || network.chainNamespace === namespace)
    .map((network) => network.caipNetworkId)
}

/** Reads a part of the directory. */
export async function fetchWallets(
  kit: Kit,
  { include, exclude, ...input }: WalletsInput,
  signal: AbortSignal,
): Promise<WalletsAnswer> {
  const directory = getDirectory(kit.config)
  const { data, count } = await fetchDirectory(kit, getWallets, {
    input: {
      ...input,
      ...(include?.length && { include: include.join(',') }),
      ...(exclude?.length && { exclude: exclude.join(',') }),
    },
    signal,
  })
  return {
    wallets: directory ? data.map((wallet) => toDirectoryWallet(wallet, directory)) : [],
    count,
  }
}
