import { needsConfirmation } from '@latchkey/bridge'
import type { FrameHandlers } from '@latchkey/bridge/frame'
import { readNamedAccount } from '../rpc/readNamedAccount.ts'
import { toJson } from '../rpc/toJson.ts'
import type { FrameParts } from './FrameParts.ts'
import { requireUser } from './requireUser.ts'
import { toRpcContext } from './toRpcContext.ts'

/**
 * Carries out one RPC call. The host's `rpcUrl` is not read: every answer that is shown, and every field that is
 * signed, comes from the frame's own nodes (S-14).
 */
export function createRpcRequest(parts: FrameParts): FrameHandlers['RPC_REQUEST'] {
  return async (call, context) => {
    const { networks, accounts, rpc } = parts
    // Before a signature the server is asked, so that a session ended elsewhere ends here too (S-46). A document
    // that was loaded again knows no wallet yet; then the session opens it.
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
