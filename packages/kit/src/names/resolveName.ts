import { getName } from '@latchkey/blockchain-api'
import { type Network, namespaceFacts } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import type { Kit } from '../kit/Kit.ts'
import { toCoinType } from './toCoinType.ts'

/** The recipient to which a name or an address resolves. */
export type Receiver = {
  /** Address without CAIP prefix. */
  readonly address: string
  /** The name that was looked up. */
  readonly name?: string
  /** URL of the recipient's image from the name's record. It is not validated. */
  readonly image?: string
}

const namePattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/**
 * Returns the coin types under which a name may store its address for a network, the most specific
 * first (ENSIP-11).
 */
function getCoinTypes({ chainNamespace, caipNetworkId }: Network): readonly number[] {
  const { coinType } = namespaceFacts[chainNamespace]
  const exact = chainNamespace === 'eip155' ? toCoinType(caipNetworkId) : undefined
  return [exact, coinType].filter((type) => type !== undefined)
}

export const isName = (text: string) => namePattern.test(text) && text.length <= 253

/**
 * Resolves a name without a cache. Returns `undefined` if the name is not registered or has no
 * address for this network.
 */
export async function resolveName(
  kit: Kit,
  { name, network }: { readonly name: string; readonly network: Network },
  signal?: AbortSignal,
): Promise<Receiver | undefined> {
  const { addresses, attributes } = await fetchEndpoint(kit, getName, {
    input: { name, apiVersion: '2' },
    signal,
  })
  const known: Readonly<Record<string, { readonly address: string } | undefined>> = addresses
  const address = getCoinTypes(network)
    .map((type) => known[String(type)]?.address)
    .find((one) => one !== undefined)
  if (address === undefined) return undefined
  const image = new Map(Object.entries(attributes ?? {})).get('avatar')
  return { address, name, ...(typeof image === 'string' && { image }) }
}
