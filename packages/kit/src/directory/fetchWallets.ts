import {
  type EndpointInput,
  type getWallets,
  toDirectoryWallet,
  walletsQuestion,
} from '@latchkey/blockchain-api'
import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import type { WalletsAnswer } from '../api/getAnswers.ts'
import { getDirectory } from '../api/getDirectory.ts'
import { getDirectoryClient } from '../api/getDirectoryClient.ts'
import type { Kit } from '../kit/Kit.ts'

/** Cache time of wallet lists, in milliseconds. */
export const walletsFreshMs = 300_000

/** Filters of a request for the directory's wallets. Empty lists are not sent. */
export type WalletsInput = Omit<EndpointInput<typeof getWallets>, 'include' | 'exclude'> & {
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
}

/** Lists the CAIP-2 ids of the configured networks of one namespace, or of all namespaces. */
export function listNetworkIds(
  kit: Pick<Kit, 'config'>,
  namespace: ChainNamespace | undefined,
): readonly CaipNetworkId[] {
  return kit.config.networks
    .filter((network) => !namespace || network.chainNamespace === namespace)
    .map((network) => network.caipNetworkId)
}

/** Fetches a page of the directory's wallets. */
export async function fetchWallets(
  kit: Kit,
  { include, exclude, ...input }: WalletsInput,
  signal?: AbortSignal,
): Promise<WalletsAnswer> {
  const directory = getDirectory(kit.config)
  const { data, count } = await getDirectoryClient(kit).ask(walletsQuestion, {
    query: {
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
