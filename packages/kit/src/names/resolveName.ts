import { getName, getNames } from '@latchkey/blockchain-api'
import { type NameFault, type Network, namespaceFacts } from '@latchkey/core'
import { loadAdapter } from '../adapters/loadAdapter.ts'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import type { Kit } from '../kit/Kit.ts'
import { NameResolutionError } from './errors.ts'
import { findRegistry } from './findRegistry.ts'
import { getReason } from './getReason.ts'
import { toCoinType } from './toCoinType.ts'

/** The recipient to which a name or an address resolves. */
export type Receiver = {
  /** Address without CAIP prefix. */
  readonly address: string
  /** The name that was looked up, in its normal form. */
  readonly name?: string
  /** Whether the account also names itself so. Only then may the name stand for the account. */
  readonly isPrimary?: boolean
  /** URL of the recipient's image from the name's record. It is not validated. */
  readonly image?: string
}

/**
 * Why a name resolves to no recipient. `otherNetwork`: the name service is of another kind of
 * network. `noRegistry`: the app has no access to the network that stores the names.
 */
export type ReceiverFault = NameFault | 'otherNetwork' | 'noRegistry'

type Wanted = { readonly name: string; readonly network: Network }
type Signal = AbortSignal | undefined
type Resolved = Receiver | ReceiverFault

/** Names of the blockchain API's zones. Names of ENS and SNS may have other characters. */
const zonePattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** Namespaces of the public name services, by the ending of their names. */
const services: Readonly<Record<string, string>> = { '.eth': 'eip155', '.sol': 'solana' }

/**
 * Returns the coin types under which a name may store its address for a network, the most specific
 * first (ENSIP-11).
 */
function getCoinTypes({ chainNamespace, caipNetworkId }: Network): readonly number[] {
  const { coinType } = namespaceFacts[chainNamespace]
  const exact = chainNamespace === 'eip155' ? toCoinType(caipNetworkId) : undefined
  return [exact, coinType].filter((type) => type !== undefined)
}

/** Returns whether a text may be a name: labels between dots, and a letter after the last dot. */
export const isName = (text: string) => /^[^\s/@]+\.[^\s/@.\d][^\s/@.]*$/u.test(text)

/**
 * Returns whether an account lists a name among its own. Without an answer this is unproven, so the
 * account stands under its address.
 */
async function isOwn(
  kit: Kit,
  { address, name, network }: Wanted & { readonly address: string },
  signal: Signal,
): Promise<boolean> {
  const input = { address, chainId: network.caipNetworkId, apiVersion: '2' } as const
  const own = await fetchEndpoint(kit, getNames, { input, signal }).catch(() => [])
  return own.some((each) => each.name === name)
}

/** Resolves a name through the blockchain API. Names outside the API's zones are `unknown`. */
async function resolveZone(
  kit: Kit,
  { name: typed, network }: Wanted,
  signal: Signal,
): Promise<Resolved> {
  const name = typed.toLowerCase()
  if (!zonePattern.test(name) || !kit.config.blockchainApiUrl) return 'unknown'
  const input = { name, apiVersion: '2' } as const
  const { addresses, attributes } = await fetchEndpoint(kit, getName, { input, signal })
  const known: Readonly<Record<string, { readonly address: string } | undefined>> = addresses
  if (Object.keys(known).length === 0) return 'unknown'
  const address = getCoinTypes(network)
    .map((type) => known[String(type)]?.address)
    .find((one) => one !== undefined)
  if (address === undefined) return 'noAddress'
  const image = new Map(Object.entries(attributes ?? {})).get('avatar')
  const isPrimary = await isOwn(kit, { address, name, network }, signal)
  return { address, name, isPrimary, ...(isPrimary && typeof image === 'string' && { image }) }
}

/** Resolves a name by the public name service of the network's namespace: ENS or SNS. */
async function resolvePublic(
  kit: Kit,
  { name, network }: Wanted,
  signal: Signal,
): Promise<Resolved> {
  const { resolveName: ask } = await loadAdapter(kit, network.chainNamespace)
  if (!ask) return 'unknown'
  const registry = findRegistry(kit, network)
  return registry ? ask({ name, network, registry, signal }) : 'noRegistry'
}

/**
 * Resolves a name without a cache: `.eth` by ENS, `.sol` by SNS, any other name by the blockchain
 * API, and on an EVM network then by ENS, which also has names of the DNS.
 *
 * @throws {NameResolutionError} A service or node failed. `cause` is the failure.
 */
export async function resolveName(
  kit: Kit,
  wanted: Wanted,
  signal?: AbortSignal,
): Promise<Resolved> {
  try {
    return await resolve(kit, wanted, signal)
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new NameResolutionError({ ensName: wanted.name, reason: getReason(cause), cause })
  }
}

async function resolve(kit: Kit, wanted: Wanted, signal: Signal): Promise<Resolved> {
  const { name, network } = wanted
  const service = services[name.slice(name.lastIndexOf('.')).toLowerCase()]
  if (service && service !== network.chainNamespace) return 'otherNetwork'
  if (service) return resolvePublic(kit, wanted, signal)
  const found = await resolveZone(kit, wanted, signal)
  const { nameZone } = kit.config
  const isOfZone = nameZone !== undefined && name.toLowerCase().endsWith(`.${nameZone}`)
  if (found !== 'unknown' || isOfZone || network.chainNamespace !== 'eip155') return found
  const other = await resolvePublic(kit, wanted, signal)
  return other === 'noRegistry' ? 'unknown' : other
}
