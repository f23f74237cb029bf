import {
  FeatureNotSupportedError,
  isUserRejection,
  NetworkNotFoundError,
  parseCaipNetworkId,
  type SendFeatures,
  type SendOrder,
  type SendSpeed,
} from '@latchkey/core'
import { onScreen } from '../guide/onScreen.ts'
import type { Connection } from '../kit/ConnectionState.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { resolveName } from '../names/resolveName.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { getWallet } from '../state/getWallet.ts'
import { track } from '../state/track.ts'
import { ReceiverChangedError, SendPendingError } from './errors.ts'
import { followSent } from './followSent.ts'
import { getSendStore, readOwnRequests } from './getSendStore.ts'
import { isAnswer } from './isAnswer.ts'
import { storeRecentReceiver } from './recentReceivers.ts'
import { emptyForm, type SendToken } from './SendForm.ts'
import { type SendRequest, sendRequests } from './SendRequest.ts'
import { toOrder } from './toOrder.ts'
import { watchSends } from './watchSends.ts'

export type SendTokenParameters = {
  /** Of what the person was shown: asked twice under one id, it is sent once. */
  readonly id: string
  readonly token: SendToken | undefined
  /** Decimal text, in the token. */
  readonly amount: string
  /** Plain address. */
  readonly to: string
  /** The name it was found by. */
  readonly name?: string | undefined
  readonly speed?: SendSpeed | undefined
}

export type SendTokenReturnType = {
  /** Hash, signature or transaction id. */
  readonly hash: string
}

type Sending = {
  readonly order: SendOrder
  readonly send: SendFeatures
  readonly from: string
  readonly connection: Connection
}

/** What is under way or done on this page, by id. */
const getSendings = createSlot(() => new Map<string, Promise<SendTokenReturnType>>())

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

/** A name is looked up again: what was shown may be old, and a service may lie once (S-66). */
async function requireReceiver(kit: Kit, { name, to, token }: SendTokenParameters): Promise<void> {
  if (name === undefined || !token) return
  const { caipNetworkId } = token
  const network = kit.config.networks.find((each) => each.caipNetworkId === caipNetworkId)
  if (!network) throw new NetworkNotFoundError({ caipNetworkId })
  const receiver = await resolveName(kit, { name, network })
  if (receiver?.address !== to) throw new ReceiverChangedError({ name })
}

function showRequests(kit: Kit): void {
  getSendStore(kit).setState({ requests: readOwnRequests(kit) })
}

/** The wallet is asked once, whatever happens to the page that asked: its answer counts wherever the person is then. */
async function ask(kit: Kit, parameters: SendTokenParameters): Promise<SendTokenReturnType> {
  const { id, amount, token, speed } = parameters
  const { order, send, from, connection } = prepare(kit, parameters)
  const { caipNetworkId, to } = order
  const symbol = token?.symbol ?? ''
  const isSmartAccount = getActiveConnection(kit)?.accounts[0]?.type === 'smartAccount'
  const facts = { isSmartAccount, network: caipNetworkId, token: symbol, amount }
  const asked: SendRequest = { id, from, caipNetworkId, to, amount, symbol, state: 'asked' }
  let reached = false
  const onAsk = () => {
    reached = true
  }
  const open = await sendRequests.begin(kit, asked)
  showRequests(kit)
  if (open) throw new SendPendingError({ id: open.id })
  track(kit, { event: 'SEND_INITIATED', properties: facts })
  try {
    await requireReceiver(kit, parameters)
    const hash = await onScreen(kit, connection, () => send.send(order, { speed, onAsk }))
    sendRequests.store(kit, { ...asked, state: 'sent', hash })
    showRequests(kit)
    track(kit, { event: 'SEND_SUCCESS', properties: { ...facts, hash } })
    return { hash }
  } catch (error) {
    // The wallet may have sent it, and its answer was lost: then it stays noted.
    if (!reached || isAnswer(error)) sendRequests.drop(kit, asked)
    showRequests(kit)
    const message = error instanceof Error ? error.message : String(error)
    const event = isUserRejection(error) ? 'SEND_REJECTED' : 'SEND_ERROR'
    track(kit, { event, properties: { ...facts, message } })
    throw error
  }
}

async function sendOnce(kit: Kit, parameters: SendTokenParameters): Promise<SendTokenReturnType> {
  watchSends(kit)
  const sent = await ask(kit, parameters)
  const { id, token, amount } = parameters
  const { caipNetworkId = 'eip155:1', symbol = '' } = token ?? {}
  getSendStore(kit).setState({ form: emptyForm })
  storeRecentReceiver(kit.storage, parseCaipNetworkId(caipNetworkId).namespace, parameters.to)
  void followSent(kit, { id, caipNetworkId, amount, symbol, hash: sent.hash })
  return sent
}

/**
 * Sends coins or tokens from the account in use: once per id, however often it is asked. What was asked of the wallet is
 * noted in the browser until it is known how it went. Afterwards the form is empty and balances are read again.
 *
 * @throws {SendIncompleteError} Amount, receiver or token lack.
 * @throws {SendPendingError} An earlier request of the account has no answer yet, here or in another tab.
 * @throws {ReceiverChangedError} The name leads elsewhere now.
 * @throws {SendMismatchError} The token is not what it was shown as.
 * @throws {FeatureNotSupportedError} The wallet cannot send.
 * @throws {ConnectionRejectedError} The person refused.
 */
export function sendToken(kit: Kit, parameters: SendTokenParameters): Promise<SendTokenReturnType> {
  const sendings = getSendings(kit)
  const known = sendings.get(parameters.id)
  if (known) return known
  const sending = sendOnce(kit, parameters)
  sendings.set(parameters.id, sending)
  // What failed may be tried again; what was sent may not.
  sending.catch(() => sendings.delete(parameters.id))
  return sending
}

/** Gets what is under way, or was sent, under an id. */
export function getSending(
  kit: Pick<Kit, 'slots'>,
  id: string,
): Promise<SendTokenReturnType> | undefined {
  return getSendings(kit).get(id)
}

/** Says whether this page still waits for the wallet's answer to a request, or has had it. */
export function isAsking(kit: Pick<Kit, 'slots'>, id: string): boolean {
  return getSendings(kit).has(id)
}

/** Forgets a request that a person has looked after themselves: they may send again. */
export function forgetSend(kit: Kit, request: Pick<SendRequest, 'id' | 'caipNetworkId'>): void {
  sendRequests.drop(kit, request)
  showRequests(kit)
}
