import { identityCacheMs, type Network } from '@latchkey/core'
import { loadAdapter } from '../../adapters/loadAdapter.ts'
import type { Kit } from '../../kit/Kit.ts'
import { isName, type Receiver, resolveName } from '../../names/resolveName.ts'

const bareHex = /^[0-9a-f]{40}$/i

async function findReceiver(
  kit: Kit,
  { text, network }: { readonly text: string; readonly network: Network },
  signal: AbortSignal,
): Promise<Receiver | null> {
  const { chainNamespace } = network
  const { isAddress } = await loadAdapter(kit, chainNamespace)
  const typed = chainNamespace === 'eip155' && bareHex.test(text) ? `0x${text}` : text
  if (isAddress(typed)) return { address: typed }
  const name = text.toLowerCase()
  if (!isName(name) || !kit.config.blockchainApiUrl) return null
  const receiver = await resolveName(kit, { name, network }, signal)
  return receiver && isAddress(receiver.address) ? receiver : null
}

/**
 * Returns the query for the recipient to which a text resolves: an address of the network, or the
 * address of a name. Cached for 5 min. `null` if the text resolves to no address.
 *
 * @param text - The text as typed. Surrounding white space is ignored.
 */
export function receiverQuery(
  kit: Kit,
  { text, network }: { readonly text: string; readonly network: Network | undefined },
) {
  const typed = text.trim()
  return {
    queryKey: ['sendReceiver', network?.caipNetworkId ?? null, typed] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Receiver | null> =>
      network ? findReceiver(kit, { text: typed, network }, signal) : Promise.resolve(null),
    staleTime: identityCacheMs,
  }
}
