import type { WalletKitTypes } from '@reown/walletkit'
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

/** The accounts a session has on a chain, without the chain's id. */
const toAddresses = (session: Session, caipNetworkId: string): readonly string[] =>
  Object.values(session.namespaces)
    .flatMap(({ accounts }) => accounts)
    .filter((account) => account.startsWith(`${caipNetworkId}:`))
    .map((account) => account.slice(caipNetworkId.length + 1))

/**
 * The wallet as an app of a session sees it: on the chain of the request, with the accounts of the
 * session, whatever pages of the wallet's browser were given.
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

/** @throws {WalletRpcError} 3001, 5100: the session does not have this. */
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
    // A session has its accounts, locked or not.
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
    // `silent` swallows even what needs nobody: no answer will follow.
    return call.instance.personas.includes('silent') ? undefined : { result: plan.answer }
  } catch (error) {
    return { error: toRpcFailure(error) }
  }
}

/** Answers what an app asks for in a session, like a page's request. */
export async function answerRequest(peerContext: PeerContext, request: Request): Promise<void> {
  const { client, context } = peerContext
  const { id, topic, verifyContext } = request
  const session = client.getActiveSessions()[topic]
  if (!session) return
  const peer = toPeer(session.peer.metadata, context.options.appOrigin, verifyContext)
  const outcome = await getOutcome(peerContext, request, { session, peer })
  // A request that ran out, or whose session ended, has nobody who waits for an answer.
  const isOpen = client.getPendingSessionRequests().some((pending) => pending.id === id)
  if (!outcome || !isOpen || !client.getActiveSessions()[topic]) return
  const answer =
    'error' in outcome ? { error: toPeerFailure(outcome.error) } : { result: outcome.result }
  await client.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } })
}
