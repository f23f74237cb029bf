import type { FrameHandlers, FrameRequestContext } from '@latchkey/bridge/frame'
import { isTransportFailure } from '@latchkey/core'
import type { FrameNetwork } from '../accounts/createNetworks.ts'
import { NodesUnreachableError } from '../rpc/errors.ts'
import { isDeployed } from '../rpc/smart-account/fillOperation.ts'
import type { FrameParts } from './FrameParts.ts'
import { readUser } from './readUser.ts'
import { requireUser } from './requireUser.ts'
import { toRpcContext } from './toRpcContext.ts'

/** The accounts of the login; with `socialUri`, of the login that ends with it. */
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

/** Whether the account in use is a smart account on the chain; absent where no node says so. */
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
