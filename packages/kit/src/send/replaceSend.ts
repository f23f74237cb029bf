import {
  FeatureNotSupportedError,
  parseCaipNetworkId,
  type ReplacementAct,
  type ReplacementFees,
  type ReplacingFeatures,
  type SentOrder,
} from '@latchkey/core'
import { onScreen } from '../guide/onScreen.ts'
import type { Connection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { requestWallet } from '../outbox/requestWallet.ts'
import { runOnce } from '../outbox/runOnce.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { getWallet } from '../state/getWallet.ts'
import { followSend } from './followSend.ts'
import type { SendRequest } from './SendRequest.ts'
import { getSendRuns, type SendTokenReturnType, sendOutbox } from './sendOutbox.ts'
import { getGroupId, type SentRequest } from './toSentGroups.ts'

/** Why nothing can take the place of what was sent. */
export type ReplacingGap =
  /** What a contract sends, others put into the chain for it. */
  | 'smartAccount'
  /** The chain has no such thing, or the wallet cannot. */
  | 'wallet'
  /** It was noted without what is needed. */
  | 'unknown'

type Reader = Pick<Kit, 'config' | 'connection' | 'wallets'>

type Replacing = {
  readonly replacing: ReplacingFeatures
  readonly connection: Connection
  readonly order: SentOrder
}

/** What was ordered; what cancels sends nothing to the account itself. */
function toOrder({ caipNetworkId, hash, from, to, units, token, act }: SentRequest): SentOrder {
  const place = { caipNetworkId, id: hash, from }
  if (act === 'cancel') return { ...place, to: from, amount: 0n }
  return { ...place, to, amount: BigInt(units ?? 0), token }
}

function findReplacing(kit: Reader, request: SentRequest): Replacing | ReplacingGap {
  const { namespace } = parseCaipNetworkId(request.caipNetworkId)
  const connection = getActiveConnection(kit, { namespace })
  const [account] = connection?.accounts ?? []
  const replacing = getWallet(kit, { namespace })?.features.replacing
  if (!replacing || account?.address !== request.from) return 'wallet'
  if (account.type === 'smartAccount') return 'smartAccount'
  if (!/^[1-9]\d*$/.test(request.units ?? '')) return 'unknown'
  return connection ? { replacing, connection, order: toOrder(request) } : 'wallet'
}

function requireReplacing(kit: Reader, request: SentRequest): Replacing {
  const found = findReplacing(kit, request)
  if (typeof found !== 'string') return found
  throw new FeatureNotSupportedError({ feature: 'replacing' })
}

/** Says why nothing can take the place of what was sent. `undefined`: something may. */
export function getReplacingGap(kit: Reader, request: SentRequest): ReplacingGap | undefined {
  const found = findReplacing(kit, request)
  return typeof found === 'string' ? found : undefined
}

/** Describes what it costs now to take the place of what was sent. Fails with `not_replaceable`, and says why. */
export function replacementQuery(kit: Kit, request: SentRequest) {
  const { caipNetworkId, hash } = request
  return {
    queryKey: ['sendReplacement', caipNetworkId, hash] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<ReplacementFees> => {
      const { replacing, order } = requireReplacing(kit, request)
      return replacing.getFees(order, { signal })
    },
    retry: false,
    gcTime: 0,
  }
}

export type ReplaceSendParameters = {
  readonly request: SentRequest
  readonly act: ReplacementAct
  /** What it costs at most, as it was shown: base units of the network's coin. */
  readonly fee: bigint
}

/** One thing takes the place of another: whoever asks for it again, here or in another tab, asks for the same. */
function toAsked({ request, act }: ReplaceSendParameters): SendRequest {
  const { hash, ...noted } = request
  return { ...noted, id: `replace/${hash}`, root: getGroupId(request), act, state: 'asked' }
}

async function askAndFollow(
  kit: Kit,
  parameters: ReplaceSendParameters,
): Promise<SendTokenReturnType> {
  const { request, act, fee } = parameters
  const { replacing, connection, order } = requireReplacing(kit, request)
  const sent = await requestWallet(kit, sendOutbox, {
    asked: toAsked(parameters),
    run: (onAsk) =>
      onScreen(kit, connection, () => replacing.replace(order, { act, fee }, { onAsk })),
  })
  void followSend(kit, sent)
  return { hash: sent.hash }
}

/**
 * Has something take the place of what was sent and is in no block yet: the same for a higher fee, or nothing. What was sent is
 * replaced once, however often, by whatever act and in however many tabs it is asked for. Whichever comes to be in the
 * chain is told when it is there.
 *
 * @throws {SendPendingError} The wallet has not answered an earlier request of the account, or it was replaced already.
 * @throws {NotReplaceableError} It is in a block, is not what was ordered, or the network asks for more by now.
 * @throws {FeatureNotSupportedError} The account or its wallet cannot; `getReplacingGap` says why.
 * @throws {ConnectionRejectedError} The person refused.
 */
export async function replaceSend(
  kit: Kit,
  parameters: ReplaceSendParameters,
): Promise<SendTokenReturnType> {
  const id = `replace/${parameters.request.hash}`
  return runOnce(getSendRuns(kit), { id, run: () => askAndFollow(kit, parameters), stays: true })
}
