import { parseCaipNetworkId } from '@latchkey/core'
import type { Kit } from '@latchkey/kit'
import { doubtsQuery, MayRepeatError, type Retry, type SendRequest } from '@latchkey/kit/send'
import type { SwapRequest } from '@latchkey/kit/swap'
import { useKitContext } from '../context/KitContext.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { useKitQuery } from '../hooks/queries/useKitQuery.ts'
import { useRetryText } from '../messages/retries.ts'
import type { ShownWarning } from './ShownWarning.ts'
import { toRequestValues } from './toRequestValues.ts'

export type Earlier = {
  /** Facts that the user accepts by confirming the preview with these warnings. */
  readonly retry: Retry
  /** Warnings for the preview, one per request. */
  readonly warnings: readonly ShownWarning[]
  /** Runs an action with `retry`. If an account has moved meanwhile, updates the warnings. */
  readonly attempt: <result>(act: (retry: Retry) => Promise<result>) => Promise<result>
}

type Request = SendRequest | SwapRequest

/** Returns the key of the text for an account that has moved: nonce, outputs or transactions. */
function toMovedKey({ caipNetworkId }: Request) {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  if (namespace === 'eip155') return 'again.moved.nonce'
  return namespace === 'bip122' ? 'again.moved.outputs' : 'again.moved.transaction'
}

/** Returns the address of an account in the block explorer of the request's network. */
function toExplorerUrl({ config }: Kit, { caipNetworkId, from }: Request): string | undefined {
  const network = config.networks.find((each) => each.caipNetworkId === caipNetworkId)
  const explorer = network?.blockExplorers?.default.url
  return explorer && `${explorer}/address/${from}`
}

/**
 * Returns the earlier requests that may have been carried out, so that the user does not repeat
 * them. Reads whether their accounts have moved since then (K-WORLD-02c).
 *
 * @param requests - Stored requests in any state.
 */
export function useEarlier(requests: readonly Request[]): Earlier {
  const { kit } = useKitContext()
  const { locale } = useLanguage()
  const text = useRetryText()
  const unknown = requests.filter(({ state }) => state === 'unknown')
  const { data: doubts = [], refetch } = useKitQuery(doubtsQuery(kit, unknown))
  const toText = (request: Request) =>
    'to' in request
      ? text('again.send', toRequestValues(request, locale))
      : text('again.swap', { sold: request.sold, bought: request.bought })
  const toWarning = (request: Request): ShownWarning => {
    const { id } = request
    const shown = { text: toText(request), grave: true, lookUp: toExplorerUrl(kit, request) }
    const doubt = doubts.find((each) => each.id === id)
    if (!doubt) return { ...shown, key: `earlier-${id}` }
    const { position } = doubt
    if (position === undefined)
      return { ...shown, key: `unread-${id}`, detail: text('again.unread') }
    return { ...shown, key: `moved-${id}-${position}`, detail: text(toMovedKey(request)) }
  }
  const retry: Retry = { despite: unknown.map(({ id }) => id), confirmed: doubts }
  const attempt: Earlier['attempt'] = async (act) => {
    try {
      return await act(retry)
    } catch (error) {
      if (error instanceof MayRepeatError) await refetch()
      throw error
    }
  }
  return { retry, warnings: unknown.map(toWarning), attempt }
}
