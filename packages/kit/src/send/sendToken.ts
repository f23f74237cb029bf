import {
  FeatureNotSupportedError,
  isUserRejection,
  NetworkNotFoundError,
  parseCaipNetworkId,
  type SendFeatures,
  type SendOrder,
  type SendSpeed,
} from '@latchkey/core'
import type { Token } from '../account/Token.ts'
import { onScreen } from '../guide/onScreen.ts'
import type { Connection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { resolveName } from '../names/resolveName.ts'
import type { Retry } from '../outbox/Retry.ts'
import { requestWallet } from '../outbox/requestWallet.ts'
import { runOnce } from '../outbox/runOnce.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { getWallet } from '../state/getWallet.ts'
import { isSmartAccountInUse } from '../state/isSmartAccountInUse.ts'
import { track } from '../state/track.ts'
import { ReceiverChangedError } from './errors.ts'
import { followSend } from './followSend.ts'
import { storeRecentReceiver } from './form/recentReceivers.ts'
import { emptyForm } from './form/SendForm.ts'
import { toOrder } from './form/toOrder.ts'
import { getSendStore } from './getSendStore.ts'
import type { SendRequest } from './SendRequest.ts'
import { getSendRuns, type SendTokenReturnType, sendOutbox } from './sendOutbox.ts'
import type { SentRequest } from './toSentGroups.ts'
import { watchSends } from './watchSends.ts'

export type SendTokenParameters = Retry & {
  /**
   * Id of the transfer, created when the user saw its preview. Several calls with one id send only
   * once.
   */
  readonly id: string
  readonly token: Token | undefined
  /** Amount in units of the token, as decimal text. */
  readonly amount: string
  /** Address of the recipient, without a CAIP prefix. */
  readonly to: string
  /** The name that the user entered and that was resolved to `to`. */
  readonly name?: string | undefined
  readonly speed?: SendSpeed | undefined
}

type Sending = {
  readonly order: SendOrder
  readonly send: SendFeatures
  readonly from: string
  readonly connection: Connection
}

function prepare(kit: Kit, parameters: SendTokenParameters): Sending {
  const order = toOrder(parameters)
  const { namespace } = parseCaipNetworkId(order.caipNetworkId)
  const send = getWallet(kit, { namespace })?.features.send
  const connection = getActiveConnection(kit, { namespace })
  const from = connection?.accounts[0]?.address
  if (!send || !connection || from === undefined)
    throw new FeatureNotSupportedError({ feature: 'send' })
  return { order, send, from, connection }
}

/**
 * Resolves the recipient's name again before the wallet is prompted, because the shown address may
 * be outdated or wrong (S-66).
 *
 * @throws {ReceiverChangedError} The name now resolves to another address.
 */
async function requireReceiver(kit: Kit, { name, to, token }: SendTokenParameters): Promise<void> {
  if (name === undefined || !token) return
  const { caipNetworkId } = token
  const network = kit.config.networks.find((each) => each.caipNetworkId === caipNetworkId)
  if (!network) throw new NetworkNotFoundError({ caipNetworkId })
  const receiver = await resolveName(kit, { name, network })
  if (typeof receiver === 'string' || receiver.address !== to)
    throw new ReceiverChangedError({ name })
}

function ask(kit: Kit, parameters: SendTokenParameters): Promise<SentRequest> {
  const { id, amount, token, speed, despite, confirmed } = parameters
  const { order, send, from, connection } = prepare(kit, parameters)
  const { caipNetworkId, to } = order
  const symbol = token?.symbol ?? ''
  const facts = {
    isSmartAccount: isSmartAccountInUse(kit),
    network: caipNetworkId,
    token: symbol,
    amount,
  }
  const asked: SendRequest = {
    ...{ id, from, caipNetworkId, to, amount, symbol, state: 'asked' },
    units: String(order.amount),
    ...(token?.address !== undefined && { token: token.address }),
  }
  const run = async (onAsk: () => void) => {
    track(kit, { event: 'SEND_INITIATED', properties: facts })
    try {
      await requireReceiver(kit, parameters)
      const hash = await onScreen(kit, connection, () => send.send(order, { speed, onAsk }))
      track(kit, { event: 'SEND_SUCCESS', properties: { ...facts, hash } })
      return hash
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const event = isUserRejection(error) ? 'SEND_REJECTED' : 'SEND_ERROR'
      track(kit, { event, properties: { ...facts, message } })
      throw error
    }
  }
  return requestWallet(kit, sendOutbox, { asked, retry: { despite, confirmed }, run })
}

async function askAndFollow(
  kit: Kit,
  parameters: SendTokenParameters,
): Promise<SendTokenReturnType> {
  watchSends(kit)
  const sent = await ask(kit, parameters)
  getSendStore(kit).setState({ form: emptyForm })
  const { namespace } = parseCaipNetworkId(sent.caipNetworkId)
  storeRecentReceiver(kit.storage, namespace, parameters.to)
  void followSend(kit, sent)
  return { hash: sent.hash }
}

/**
 * Sends a token from the active account, at most once per id. The browser stores the request until
 * its outcome is known. Afterwards the form is cleared and balances are refreshed.
 *
 * @throws {SendIncompleteError} The amount, the recipient or the token is missing.
 * @throws {SendPendingError} The account has an earlier request, from this tab or another one, that
 * the wallet has not answered, or one with an unknown outcome that is not in `despite`.
 * @throws {MayRepeatError} A transfer of `despite` may have been made, because the account's position
 * has moved since then or cannot be read. The wallet was not prompted.
 * @throws {ReceiverChangedError} The name now resolves to another address.
 * @throws {SendMismatchError} The token differs from the one shown.
 * @throws {FeatureNotSupportedError} The wallet cannot send.
 * @throws {ConnectionRejectedError} The user rejected the request.
 * @throws {MaybeSentError} The transfer may have been sent. It stays stored as `unknown`.
 */
export async function sendToken(
  kit: Kit,
  parameters: SendTokenParameters,
): Promise<SendTokenReturnType> {
  const run = () => askAndFollow(kit, parameters)
  return runOnce(getSendRuns(kit), { id: parameters.id, run, stays: true })
}
