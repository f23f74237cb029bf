import { getIdentity } from '@latchkey/blockchain-api'
import { identityCacheMs, type Network } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { getShownImage } from '../api/getShownImage.ts'
import { hasIdentity, queryKeys } from '../api/queryKeys.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { toShownName } from './toShownName.ts'

export type Identity = {
  readonly profileName: string | undefined
  readonly profileImage: string | undefined
}

const nobody: Identity = { profileName: undefined, profileImage: undefined }

async function readIdentity(kit: Kit, address: string, signal: AbortSignal): Promise<Identity> {
  const connection = getActiveConnection(kit, { namespace: 'eip155' })
  const account = connection?.accounts[0]
  // A smart account's name counts on its network only, so the request names the network.
  const isOwnContract = account?.type === 'smartAccount' && account.address === address
  const input = {
    address,
    ...(account && { sender: account.address }),
    ...(isOwnContract && { chainId: connection?.caipNetworkId }),
  }
  const { name, avatar } = await fetchEndpoint(kit, getIdentity, { input, signal })
  return { profileName: toShownName(name), profileImage: getShownImage(kit, avatar) }
}

/**
 * Returns the query for the name and image of an address, cached for 5 min. Testnets and namespaces
 * other than eip155 have neither (K-ACC-10). Invalid names, and images from origins that are not
 * allowed, count as absent (S-63, S-65).
 */
export function identityQuery(
  kit: Kit,
  account: { readonly address: string; readonly network: Network | undefined },
) {
  const { address, network } = account
  return {
    queryKey: queryKeys.identity({ address, network }),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      hasIdentity(network) && kit.config.blockchainApiUrl
        ? readIdentity(kit, address, signal)
        : nobody,
    staleTime: identityCacheMs,
  }
}
