import { needsConfirmation } from '@latchkey/bridge'
import type { FrameHandlers } from '@latchkey/bridge/frame'
import { readNamedAccount } from '../rpc/readNamedAccount.ts'
import { toJson } from '../rpc/toJson.ts'
import type { FrameParts } from './FrameParts.ts'
import { requireUser } from './requireUser.ts'
import { toRpcContext } from './toRpcContext.ts'

/**
 * Runs one RPC call. Ignores the host's `rpcUrl`, because all shown answers and all signed fields
 * come from the frame's own nodes (S-14).
 */
export function createRpcRequest(parts: FrameParts): FrameHandlers['RPC_REQUEST'] {
  return async (call, context) => {
    const { networks, accounts, rpc } = parts
    // Asks the server before every signature, so that a session that another device ended also ends
    // here (S-46). A reloaded document has no open wallet yet, so the session opens it.
    if (needsConfirmation(call.method) || !accounts.isOpen()) {
      await accounts.open(await requireUser(parts, context), context)
    }
    const network = networks.find(call.chainId, { namespace: call.chainNamespace })
    const params = toJson('params' in call ? call.params : [])
    const named = readNamedAccount(call.method, params)
    return rpc(
      call.method,
      params,
      toRpcContext(parts, { network, named, silent: call.silent }, context),
    )
  }
}
