import type { FrameHandlers } from '@latchkey/bridge/frame'
import { MethodNotOfferedError } from '../rpc/errors.ts'
import { isDeployed } from '../rpc/smart-account/fillOperation.ts'
import { toSmartAccount } from '../smart-account/SmartAccount.ts'
import type { FrameParts } from './FrameParts.ts'
import { requireUser } from './requireUser.ts'
import { toRpcContext } from './toRpcContext.ts'

/**
 * Handles INIT_SMART_ACCOUNT: returns the smart account of the active network. Sends no
 * transaction, because the account is deployed by its first operation.
 */
export function createInitSmartAccount(parts: FrameParts): FrameHandlers['INIT_SMART_ACCOUNT'] {
  return async (_, context) => {
    const { accounts, networks } = parts
    const network = networks.getActive()
    const { smartAccount } = network
    if (!smartAccount) throw new MethodNotOfferedError({ method: 'INIT_SMART_ACCOUNT' })
    const addresses = await accounts.open(await requireUser(parts, context), context)
    const { address } = toSmartAccount(addresses, smartAccount)
    const rpcContext = toRpcContext(parts, { network, named: address }, context)
    return { address, isDeployed: await isDeployed(address, rpcContext) }
  }
}
