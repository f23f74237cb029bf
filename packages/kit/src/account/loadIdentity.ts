import { hasIdentity } from '../api/queryKeys.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { getActiveNetwork } from '../state/getActiveNetwork.ts'

/**
 * Requests the name and image of the active Ethereum account, which `getAccount` then returns
 * (K-ACC-10). Does nothing without adapters and in basic mode (K-API-08). Until there is an answer,
 * views show the address.
 */
export async function loadIdentity(kit: Kit): Promise<void> {
  const { adapters, basic, blockchainApiUrl } = kit.config
  const address = getActiveConnection(kit, { namespace: 'eip155' })?.accounts[0]?.address
  if (!address || !blockchainApiUrl || basic || adapters.length === 0) return
  const network = getActiveNetwork(kit, { namespace: 'eip155' })
  if (!hasIdentity(network)) return
  const { prefetchIdentity } = await import(/* moment: identity */ './prefetchIdentity.ts')
  await prefetchIdentity(kit, { address, network })
}
