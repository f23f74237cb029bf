import { identityCacheMs, type Network } from '@latchkey/core'
import { loadAdapter } from '../../adapters/loadAdapter.ts'
import type { Kit } from '../../kit/Kit.ts'
import { findOtherNetwork } from '../../names/findOtherNetwork.ts'
import { readRecipient } from '../../names/readRecipient.ts'
import { isName, type Receiver, type ReceiverFault, resolveName } from '../../names/resolveName.ts'
import { toPlainAddress } from '../../names/toPlainAddress.ts'

async function findReceiver(
  kit: Kit,
  { text, network }: { readonly text: string; readonly network: Network },
  signal: AbortSignal,
): Promise<Receiver | ReceiverFault | null> {
  const read = readRecipient(text)
  if (!read || read.token || findOtherNetwork(read, network)) return null
  const { chainNamespace } = network
  const { isAddress } = await loadAdapter(kit, chainNamespace)
  const address = toPlainAddress(read.target, chainNamespace)
  if (isAddress(address)) return { address }
  const name = read.target
  if (!isName(name)) return null
  const found = await resolveName(kit, { name, network }, signal)
  return typeof found === 'string' || isAddress(found.address) ? found : 'noAddress'
}

/**
 * Returns the query for the recipient to which a text resolves: an address of the network, or the
 * address of a name. Cached for 5 min. `null` if the text is neither an address nor a name, and the
 * fault of a name that resolves to no address.
 *
 * @param text - The text as typed, with or without a prefix (`readRecipient`). Surrounding white
 * space is ignored. A text for another network or for a certain token resolves to `null`.
 */
export function receiverQuery(
  kit: Kit,
  { text, network }: { readonly text: string; readonly network: Network | undefined },
) {
  const typed = text.trim()
  return {
    queryKey: ['sendReceiver', network?.caipNetworkId ?? null, typed] as const,
    queryFn: ({
      signal,
    }: {
      readonly signal: AbortSignal
    }): Promise<Receiver | ReceiverFault | null> =>
      network ? findReceiver(kit, { text: typed, network }, signal) : Promise.resolve(null),
    staleTime: identityCacheMs,
  }
}
