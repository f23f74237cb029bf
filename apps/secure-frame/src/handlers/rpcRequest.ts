import { needsConfirmation } from '@latchkey/bridge'
import type { FrameHandlers } from '@latchkey/bridge/frame'
import { readNamedAccount } from '../rpc/readNamedAccount.ts'
import { toJson } from '../rpc/toJson.ts'
import type { FrameParts } from './FrameParts.ts'
import { requireUser } from './requireUser.ts'
import { toRpcContext } from './toRpcContext.ts'

/**
 * Handles RPC_REQUEST: runs one RPC call. The host's `rpcUrl` is ignored, because all shown and
 * signed values must come from the frame's own nodes (S-14).
 */
export function createRpcRequest(parts: FrameParts): FrameHandlers['RPC_REQUEST'] {
  return async (call, context) => {
    const { networks, accounts, rpc } = parts
    // Reads the session before every signature, because another device may have ended it (S-46).
    // After a reload, this also opens the wallet.
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
