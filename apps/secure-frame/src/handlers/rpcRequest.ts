import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from '../app/FrameParts.ts'
import { toJson } from '../rpc/toJson.ts'
import { toRpcContext } from './toRpcContext.ts'

/**
 * Carries out one RPC call. The host's `rpcUrl` is not read: every answer that is shown, and every field that is
 * signed, comes from the frame's own nodes (S-14).
 */
export function createRpcRequest(parts: FrameParts): FrameHandlers['RPC_REQUEST'] {
  return async (call, context) => {
    const { networks, accounts, login, rpc } = parts
    // A document that was loaded again knows no wallet yet; the session is still there.
    await accounts.open(await login.requireSession(context), context)
    const network = networks.find(call.chainId, { namespace: call.chainNamespace })
    const params = toJson('params' in call ? call.params : [])
    return rpc(call.method, params, toRpcContext(parts, network, context))
  }
}
