import { getNameSuggestions } from '@latchkey/blockchain-api'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveNetworkId } from '../state/getActiveNetwork.ts'
import { NameSuggestionsError } from './errors.ts'
import { getNameGap } from './getNameGap.ts'
import { getReason } from './getReason.ts'

export type NameSuggestion = {
  /** First part of the name, e.g. `mira`. */
  readonly label: string
  /** Full name with its zone, e.g. `mira.latchkey.id`. */
  readonly name: string
  readonly registered: boolean
}

async function readSuggestions(
  kit: Kit,
  label: string,
  signal: AbortSignal,
): Promise<readonly NameSuggestion[]> {
  const { nameZone: zone = '' } = kit.config
  const { suggestions } = await fetchEndpoint(kit, getNameSuggestions, {
    input: { name: label, zone },
    caipNetworkId: getActiveNetworkId(kit),
    signal,
  }).catch((cause: unknown) => {
    throw signal.aborted
      ? cause
      : new NameSuggestionsError({ label, reason: getReason(cause), cause })
  })
  return suggestions.flatMap(({ name, registered }) => {
    const own = name.slice(0, -zone.length - 1)
    const isOfZone = name === `${own}.${zone}` && getNameGap(own) === undefined
    return isOfZone ? [{ label: own, name, registered }] : []
  })
}

/**
 * Returns the query for names in the configured zone that start with a text: the exact name and its
 * status, then available names. It is fetched again for every display, because another user may
 * have registered a name. Empty if the network is not supported. Throws a `NameSuggestionsError` if
 * the blockchain API fails.
 *
 * @param label - Text without the zone, in lower case; `getNameGap` must accept it.
 */
export function nameSuggestionsQuery(kit: Kit, label: string) {
  return {
    queryKey: ['nameSuggestions', getActiveNetworkId(kit) ?? null, label] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => readSuggestions(kit, label, signal),
  }
}
