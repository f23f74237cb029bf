import { getIdentity } from '@latchkey/blockchain-api'
import { identityCacheMs, type Network } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { getActiveConnection } from '../selectors/getActiveConnection.ts'
import { fetchEndpoint } from './fetchEndpoint.ts'
import { queryKeys } from './queryKeys.ts'

export type Identity = {
  readonly profileName: string | undefined
  readonly profileImage: string | undefined
}

const nobody: Identity = { profileName: undefined, profileImage: undefined }

async function readIdentity(kit: Kit, address: string, signal: AbortSignal): Promise<Identity> {
  const sender = getActiveConnection(kit)?.accounts[0]?.address
  const input = { address, ...(sender && { sender }) }
  const { name, avatar } = await fetchEndpoint(kit, getIdentity, { input, signal })
  return { profileName: name ?? undefined, profileImage: avatar ?? undefined }
}

/** Describes the cached name and image of an address, fresh for 5 min; neither on testnets and off eip155 (K-ACC-10). */
export function identityQuery(
  kit: Kit,
  account: { readonly address: string; readonly network: Network | undefined },
) {
  const { address, network } = account
  const named = network?.chainNamespace === 'eip155' && !network.testnet
  return {
    queryKey: queryKeys.identity({ address, caipNetworkId: network?.caipNetworkId }),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      named && kit.config.blockchainApiUrl ? readIdentity(kit, address, signal) : nobody,
    staleTime: identityCacheMs,
  }
}
