import type { FrameHandlers, FrameRequestContext } from '@latchkey/bridge/frame'
import { isTransportFailure } from '@latchkey/core'
import type { FrameNetwork } from '../accounts/createNetworks.ts'
import { NodesUnreachableError } from '../rpc/errors.ts'
import { isDeployed } from '../rpc/smart-account/fillOperation.ts'
import type { FrameParts } from './FrameParts.ts'
import { readUser } from './readUser.ts'
import { requireUser } from './requireUser.ts'
import { toRpcContext } from './toRpcContext.ts'

/**
 * Handles GET_USER: returns the accounts of the signed-in user. With `socialUri`, first completes
 * that social login.
 */
export function createGetUser(parts: FrameParts): FrameHandlers['GET_USER'] {
  return async ({ socialUri, ...asked } = {}, context) => {
    const session =
      socialUri === undefined
        ? await requireUser(parts, context)
        : await parts.login.redeemSocial(socialUri, context)
    const user = await readUser(parts, { session, asked, context })
    const deployed = await readDeployed(parts, parts.networks.find(asked.chainId), context)
    return { ...user, ...(deployed !== undefined && { smartAccountDeployed: deployed }) }
  }
}

/**
 * Returns whether the smart account in use is deployed. Returns `undefined` for an EOA, or if no
 * node answers.
 */
async function readDeployed(
  parts: FrameParts,
  network: FrameNetwork,
  context: FrameRequestContext,
): Promise<boolean | undefined> {
  const rpcContext = toRpcContext(parts, { network, named: undefined }, context)
  const { type, address } = rpcContext.account
  if (type === 'eoa') return false
  try {
    return await isDeployed(address, rpcContext)
  } catch (error) {
    if (error instanceof NodesUnreachableError || isTransportFailure(error)) return undefined
    throw error
  }
}
