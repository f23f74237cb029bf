import { getName } from '@latchkey/blockchain-api'
import { type Network, namespaceFacts } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import type { Kit } from '../kit/Kit.ts'
import { toCoinType } from './toCoinType.ts'

/** Whom a text leads to. */
export type Receiver = {
  /** Plain address. */
  readonly address: string
  /** The name it was found by. */
  readonly name?: string
  /** As the name has it, unchecked. */
  readonly image?: string
}

const namePattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** ENSIP-11: under which numbers a name keeps its address on a network, the exact one first. */
function getCoinTypes({ chainNamespace, caipNetworkId }: Network): readonly number[] {
  const { coinType } = namespaceFacts[chainNamespace]
  const exact = chainNamespace === 'eip155' ? toCoinType(caipNetworkId) : undefined
  return [exact, coinType].filter((type) => type !== undefined)
}

export const isName = (text: string) => namePattern.test(text) && text.length <= 253

/** Asks whose a name is, past every cache. `undefined`: nobody's, or it has no address on this network. */
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
