import type { WalletKitTypes } from '@reown/walletkit'
import { imitateRequests } from '../../wallets/eip155/imitateRequests.ts'
import { getChange } from '../../wallets/walletPersonas.ts'
import type { Outcome, Peer } from '../../wire/wire.ts'
import { toParams } from '../answerCall.ts'
import { getMethod, hasMethod } from '../methods/index.ts'
import type { Call } from '../WalletContext.ts'
import type { SitePermission, WalletInstance } from '../WalletInstance.ts'
import { toRpcFailure, WalletRpcError } from '../WalletRpcError.ts'
import { askPeer, toPeerFailure } from './askPeer.ts'
import { toNamespace } from './namespaces.ts'
import { toChainId } from './networks.ts'
import type { PeerContext } from './PeerContext.ts'
import { toPeer } from './toPeer.ts'

type Request = WalletKitTypes.EventArguments['session_request']
type Session = ReturnType<PeerContext['client']['getActiveSessions']>[string]

/**
 * Returns the addresses that a WalletConnect session has on a network, without the network's id.
 */
const toAddresses = (session: Session, caipNetworkId: string): readonly string[] =>
  Object.values(session.namespaces)
    .flatMap(({ accounts }) => accounts)
    .filter((account) => account.startsWith(`${caipNetworkId}:`))
    .map((account) => account.slice(caipNetworkId.length + 1))

/**
 * Returns the wallet's state as a WalletConnect session sees it: with the network of the request
 * and the accounts of the session, not with the permissions of pages.
 */
function toSessionInstance(
  instance: WalletInstance,
  session: Session,
  chain: { caipNetworkId: string; key: string },
): WalletInstance {
  const { caipNetworkId, key } = chain
  const namespace = toNamespace(caipNetworkId)
  const accounts = toAddresses(session, caipNetworkId)
  const site: SitePermission = { id: session.topic, accounts, grantedAt: 0 }
  if (namespace === 'eip155')
    return {
      ...instance,
      chainId: toChainId(caipNetworkId),
      permissions: { [key]: { ...site, accounts: accounts as readonly `0x${string}`[] } },
    }
  const none = { solana: {}, bip122: {} }
  const otherPermissions = namespace ? { ...none, [namespace]: { [key]: site } } : none
  return { ...instance, otherPermissions }
}

/**
 * Checks that a WalletConnect session includes a network and a method.
 *
 * @throws {WalletRpcError} 3001 or 5100 if it does not.
 */
function checkGrant(session: Session, caipNetworkId: string, method: string): void {
  const namespace = session.namespaces[toNamespace(caipNetworkId) ?? '']
  if (!namespace || toAddresses(session, caipNetworkId).length === 0)
    throw new WalletRpcError(5100, 'Unsupported chains.')
  if (!namespace.methods.includes(method) || !hasMethod(method))
    throw new WalletRpcError(3001, 'Unauthorized method.')
}

function toCall(peerContext: PeerContext, session: Session, { params }: Request): Call {
  const { caipNetworkId, method } = { caipNetworkId: params.chainId, method: params.request.method }
  checkGrant(session, caipNetworkId, method)
  const key = `walletconnect:${session.topic}`
  const instance = peerContext.context.store.get(peerContext.instance)
  return {
    instance: toSessionInstance(instance, session, { caipNetworkId, key }),
    origin: key,
    method,
    params: toParams(params.request.params),
    caipNetworkId,
  }
}

const accountMethods = ['eth_accounts', 'eth_requestAccounts']

async function getOutcome(
  peerContext: PeerContext,
  request: Request,
  { session, peer }: { session: Session; peer: Peer },
): Promise<Outcome | undefined> {
  const { context } = peerContext
  const { method } = request.params.request
  try {
    const call = toCall(peerContext, session, request)
    // The accounts of a session can be read while the wallet is locked.
    if (accountMethods.includes(method))
      return { result: toAddresses(session, request.params.chainId) }
    const plan = await getMethod(method)(context, call)
    if ('prompt' in plan)
      return await askPeer(peerContext, {
        id: request.id,
        topic: request.topic,
        peer,
        method,
        caipNetworkId: request.params.chainId,
        prompt: plan.prompt,
      })
    // With the behaviour `silent`, the wallet never answers, even if no prompt is needed.
    return call.instance.personas.includes('silent') ? undefined : { result: plan.answer }
  } catch (error) {
    return { error: toRpcFailure(error) }
  }
}

/** Returns the outcome of a request as the wallet reports it that the sandbox wallet imitates. */
async function getImitatedOutcome(
  peerContext: PeerContext,
  request: Request,
  parties: { session: Session; peer: Peer },
): Promise<Outcome | undefined> {
  const { context, instance } = peerContext
  let outcome: Outcome | undefined
  const ask = imitateRequests(
    async () => {
      outcome = await getOutcome(peerContext, request, parties)
      if (!outcome || 'result' in outcome) return outcome?.result
      const { code, message, data } = outcome.error
      throw new WalletRpcError(code, message, data)
    },
    getChange(context.store.get(instance).personas, 'walletConnect'),
  )
  try {
    const result = await ask(request.params.request)
    return outcome && { result }
  } catch (error) {
    return { error: toRpcFailure(error) }
  }
}

/**
 * Answers a request that an app sends in a WalletConnect session, in the same way as a request of a
 * page.
 */
export async function answerRequest(peerContext: PeerContext, request: Request): Promise<void> {
  const { client, context } = peerContext
  const { id, topic, verifyContext } = request
  const session = client.getActiveSessions()[topic]
  if (!session) return
  const peer = toPeer(session.peer.metadata, context.options.appOrigin, verifyContext)
  const outcome = await getImitatedOutcome(peerContext, request, { session, peer })
  // No answer is sent if the request has expired or its session has ended.
  const isOpen = client.getPendingSessionRequests().some((pending) => pending.id === id)
  if (!outcome || !isOpen || !client.getActiveSessions()[topic]) return
  const answer =
    'error' in outcome ? { error: toPeerFailure(outcome.error) } : { result: outcome.result }
  await client.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } })
}
