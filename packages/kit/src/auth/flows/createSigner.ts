import { confirmedMethods, getMethodKind, safeMethods } from '@latchkey/bridge'
import type { CaipNetworkId, RemoteSigner, WalletRequestOptions } from '@latchkey/core'
import type { Kit } from '../../Kit.ts'
import { authConnectorId } from '../../walletConnectId.ts'
import { confirm, refuseMethod } from './approvals.ts'
import { askRpc } from './ask.ts'
import { endSession } from './endSession.ts'
import { loadFrame } from './loadFrame.ts'
import { readChain } from './loginStorage.ts'
import type { Session, SessionPart } from './Session.ts'
import { switchPart } from './switchPart.ts'
import { getRpcUrl, toChainId } from './user.ts'

type Call = Parameters<RemoteSigner['request']>[0]

/** Methods of a namespace that the frame takes; the two lists are those of all. */
function listMethods(isSolana: boolean): readonly string[] {
  return [...safeMethods, ...confirmedMethods].filter(
    (method) => method.startsWith('solana_') === isSolana,
  )
}

/** What every call carries beside its parameters (wire §6). */
function toContext(kit: Kit, part: SessionPart, caipNetworkId: CaipNetworkId) {
  return {
    chainNamespace: part.namespace,
    chainId: toChainId(caipNetworkId),
    rpcUrl: getRpcUrl(kit, caipNetworkId),
  }
}

async function send(
  kit: Kit,
  { part, call }: { readonly part: SessionPart; readonly call: Call },
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { method, params, caipNetworkId = part.caipNetworkId } = call
  const frame = await loadFrame(kit)
  return frame.requestRpc({ method, params, ...toContext(kit, part, caipNetworkId) }, { signal })
}

function request(
  kit: Kit,
  part: SessionPart,
): (call: Call, options: WalletRequestOptions) => Promise<unknown> {
  return async (call, { signal }) => {
    // Known here, and asked for often: the frame is not bothered (K-AUTH-16).
    if (call.method === 'eth_chainId') return readChain(kit)
    const kind = getMethodKind(call.method)
    if (kind === 'unknown') return refuseMethod(kit, call.method)
    const run = (ending: AbortSignal | undefined) =>
      askRpc(kit, () => send(kit, { part, call }, ending), ending)
    return kind === 'safe' ? run(signal) : confirm(kit, run, signal)
  }
}

/** Gives one namespace of a login the form adapters wrap. The secure frame is the far side. */
export function createSigner(kit: Kit, session: Session, part: SessionPart): RemoteSigner {
  const { namespace } = part
  const methods = listMethods(namespace === 'solana')
  return {
    namespace,
    info: { id: authConnectorId, type: 'AUTH', name: 'Auth', namespace },
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
    request: request(kit, part),
    watch: (listener) => {
      part.listeners.add(listener)
      return () => part.listeners.delete(listener)
    },
    disconnect: () => endSession(kit, session),
  }
}
