import { confirmedMethods, getMethodKind, safeMethods } from '@latchkey/bridge'
import type { CaipNetworkId, RemoteSigner, WalletRequestOptions } from '@latchkey/core'
import type { ApprovalKind } from '@latchkey/modal'
import type { Kit } from '../../kit/Kit.ts'
import { authConnectorId } from '../../kit/walletConnectId.ts'
import type { ActiveLogin, LoginPart } from '../ActiveLogin.ts'
import { confirm, refuseMethod } from './approvals.ts'
import { askRpc } from './ask.ts'
import { endLogin } from './endLogin.ts'
import { loadFrame } from './loadFrame.ts'
import { logged } from './logged.ts'
import { readChain } from './loginStorage.ts'
import { switchPart } from './switchPart.ts'
import { getRpcUrl, toChainId } from './user.ts'

type Call = Parameters<RemoteSigner['request']>[0]

/**
 * Lists the RPC methods of a namespace that the secure frame accepts. The lists of allowed methods
 * contain those of all namespaces.
 */
function listMethods(isSolana: boolean): readonly string[] {
  return [...safeMethods, ...confirmedMethods].filter(
    (method) => method.startsWith('solana_') === isSolana,
  )
}

/**
 * Returns the account and network fields that every RPC call to the secure frame has besides its
 * parameters (wire-secure-frame §6).
 */
function toContext(kit: Kit, part: LoginPart, caipNetworkId: CaipNetworkId) {
  return {
    chainNamespace: part.namespace,
    chainId: toChainId(caipNetworkId),
    rpcUrl: getRpcUrl(kit, caipNetworkId),
  }
}

type SendParameters = {
  readonly part: LoginPart
  readonly call: Call
  /**
   * If true, the secure frame must not become visible. A request that needs the user's approval
   * then fails.
   */
  readonly silent?: true
}

async function send(
  kit: Kit,
  { part, call, silent }: SendParameters,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { method, params, caipNetworkId = part.caipNetworkId } = call
  const frame = await loadFrame(kit)
  const context = { ...toContext(kit, part, caipNetworkId), ...(silent && { silent }) }
  return logged(kit, method, () => frame.requestRpc({ method, params, ...context }, { signal }))
}

const messageMethods: readonly string[] = ['personal_sign', 'solana_signMessage']

function getKind(kit: Kit, { method }: Call): ApprovalKind {
  if (!messageMethods.includes(method)) return 'transaction'
  return kit.connection.getState().signIn === 'pending' ? 'signIn' : 'message'
}

/**
 * Sends a request without showing the secure frame. Returns `undefined` after any failure, because
 * the caller then sends the request with the frame visible, which reports errors.
 */
async function askSilently(
  kit: Kit,
  target: SendParameters,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  try {
    return await askRpc(kit, () => send(kit, { ...target, silent: true }, signal), signal)
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}

function request(
  kit: Kit,
  session: ActiveLogin,
  part: LoginPart,
): (call: Call, options: WalletRequestOptions) => Promise<unknown> {
  return async (call, { signal }) => {
    // Answers `eth_chainId` without the secure frame, because apps call it often and the kit knows
    // the answer (K-AUTH-16).
    if (call.method === 'eth_chainId') return readChain(kit)
    const method = getMethodKind(call.method)
    if (method === 'unknown') return refuseMethod(kit, call.method)
    const run = (ending: AbortSignal | undefined) =>
      askRpc(kit, () => send(kit, { part, call }, ending), ending)
    if (method === 'safe') return run(signal)
    const kind = getKind(kit, call)
    if (kind === 'signIn' && session.signsIn) {
      session.signsIn = false
      const signed = await askSilently(kit, { part, call }, signal)
      if (signed !== undefined) return signed
    }
    return confirm(kit, { kind, run }, signal)
  }
}

/**
 * Creates a remote signer for one namespace of a login, which an adapter wraps as a wallet. The
 * secure frame signs.
 */
export function createSigner(kit: Kit, session: ActiveLogin, part: LoginPart): RemoteSigner {
  const { namespace } = part
  const methods = listMethods(namespace === 'solana')
  return {
    namespace,
    info: { id: authConnectorId, type: 'AUTH', name: 'Auth', namespace },
    readsChains: true,
    encoding: 'base58',
    getNetworkIds: () => undefined,
    getNetworkId: () => part.caipNetworkId,
    setNetworkId: (caipNetworkId) => {
      part.caipNetworkId = caipNetworkId
    },
    switchNetwork: (caipNetworkId, { signal }) =>
      switchPart(kit, { session, part, caipNetworkId }, signal),
    getAccounts: () => part.accounts,
    getMethods: () => methods,
    request: request(kit, session, part),
    watch: (listener) => {
      part.listeners.add(listener)
      return () => part.listeners.delete(listener)
    },
    disconnect: () => endLogin(kit, session),
  }
}
