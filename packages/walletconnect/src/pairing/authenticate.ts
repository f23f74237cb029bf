import { FailedToConnectError } from '@latchkey/core'
import type { Client, ClientSession } from '../client/Client.ts'
import type {
  AuthenticateMessage,
  AuthenticateParameters,
  SignedCacao,
} from '../contract/WalletConnect.ts'
import type { NamespaceRequest } from '../namespaces/toOptionalNamespaces.ts'
import type { Attempt } from './Attempt.ts'
import { dropUnwanted } from './createPairings.ts'
import { limitUri } from './limitUri.ts'
import { reachRelay } from './reachRelay.ts'
import { readCacaos } from './readCacaos.ts'
import { waitForApproval } from './waitForApproval.ts'

export type AuthenticateOptions = {
  readonly client: Client
  readonly host: string
  readonly request: NamespaceRequest
  readonly now: () => number
  readonly stopped: AbortSignal
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<Client['authenticate']>>['response']>>
export type Authenticated = {
  readonly stored: ClientSession
  readonly cacaos: readonly SignedCacao[]
}

const userDisconnected = { code: 6000, message: 'User disconnected.' }

function toClientParameters(message: AuthenticateMessage, { methods }: NamespaceRequest) {
  const { chains, domain, uri, nonce, statement, expirationTime, notBefore, resources } = message
  return {
    ...{ chains: [...chains], domain, uri, nonce, methods },
    ...(statement !== undefined && { statement }),
    ...(expirationTime !== undefined && { exp: expirationTime }),
    ...(notBefore !== undefined && { nbf: notBefore }),
    ...(resources && { resources: [...resources] }),
  }
}

const toTopic = (uri: string) => uri.slice('wc:'.length, uri.indexOf('@'))

/**
 * Drops the WalletConnect sessions of a pairing, because the client keeps a session even after an
 * invalid signature.
 */
async function dropSessionsOf(client: Client, pairingTopic: string): Promise<void> {
  const sessions = client.session.getAll().filter((stored) => stored.pairingTopic === pairingTopic)
  const dropping = sessions.map(({ topic }) =>
    client.disconnect({ topic, reason: userDisconnected }),
  )
  await Promise.allSettled(dropping)
}

function readAnswer(
  { session, auths = [] }: Answer,
  { client, message, now }: AuthenticateOptions & { readonly message: AuthenticateMessage },
): Authenticated {
  const cacaos = readCacaos(client, auths, { message, now: now() })
  if (!session) throw new FailedToConnectError({ hint: 'The wallet granted no method.' })
  return { stored: session, cacaos }
}

/**
 * Connects and signs in with one request to the wallet (wire §5). A wallet without that feature
 * only connects, and the result has no signatures.
 */
export async function authenticate(
  parameters: AuthenticateParameters,
  options: AuthenticateOptions,
): Promise<Authenticated> {
  const { message, signal } = parameters
  const { client, host, now, stopped } = options
  const ask = () => client.authenticate(toClientParameters(message, options.request))
  const { uri = '', response } = await reachRelay(client, { ask, host })
  const pairing = limitUri(uri, now())
  const attempt: Attempt<Answer> = { pairing, approval: response(), waiters: 0, settled: false }
  attempt.approval.then(
    ({ session }) => session && dropUnwanted(client, attempt, session),
    () => undefined,
  )
  const signals = [stopped, ...(signal ? [signal] : [])]
  try {
    const wait = { client, show: parameters, now: now(), signals }
    const answer = await waitForApproval(attempt, wait)
    return readAnswer(answer, { ...options, message })
  } catch (error) {
    await dropSessionsOf(client, toTopic(uri))
    throw error
  }
}
