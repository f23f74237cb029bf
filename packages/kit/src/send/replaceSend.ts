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

/** Why a pending transaction cannot be replaced. */
export type ReplacingGap =
  /** The transaction belongs to a smart account, whose transactions are sent by other accounts. */
  | 'smartAccount'
  /** The network does not support replacement, or the wallet cannot do it. */
  | 'wallet'
  /** The stored request lacks data that a replacement needs. */
  | 'unknown'

type Reader = Pick<Kit, 'config' | 'connection' | 'wallets'>

type Replacing = {
  readonly replacing: ReplacingFeatures
  readonly connection: Connection
  readonly order: SentOrder
}

/**
 * Returns the order that a sent request executes. The order of a cancellation sends zero to the
 * account itself.
 */
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

/**
 * Returns the reason why a pending transaction cannot be replaced, or `undefined` if a replacement
 * is possible.
 */
export function getReplacingGap(kit: Reader, request: SentRequest): ReplacingGap | undefined {
  const found = findReplacing(kit, request)
  return typeof found === 'string' ? found : undefined
}

/**
 * Returns the query for the fee of a transaction that replaces a pending one. It fails with
 * `not_replaceable` and a reason if a replacement is impossible.
 */
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
  /**
   * Maximum fee of the replacement that the user has seen, in base units of the network's native
   * currency.
   */
  readonly fee: bigint
}

/**
 * Creates the request for a replacement. Its id derives from the replaced transaction, so that
 * repeated calls in any tab create the same request.
 */
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
 * Replaces a pending transaction with the same one at a higher fee, or with a cancellation. A
 * transaction is replaced at most once, even with several calls or tabs. A toast reports the
 * transaction that is mined.
 *
 * @throws {SendPendingError} The wallet has not answered an earlier request of the account, or the
 * transaction was replaced already.
 * @throws {NotReplaceableError} The transaction is mined, differs from the order, or the network
 * now requires a higher fee.
 * @throws {FeatureNotSupportedError} The account or its wallet does not support it;
 * `getReplacingGap` returns the reason.
 * @throws {ConnectionRejectedError} The user rejected the request.
 * @throws {MaybeSentError} The replacement may have been sent.
 */
export async function replaceSend(
  kit: Kit,
  parameters: ReplaceSendParameters,
): Promise<SendTokenReturnType> {
  const id = `replace/${parameters.request.hash}`
  return runOnce(getSendRuns(kit), { id, run: () => askAndFollow(kit, parameters), stays: true })
}
