import {
  type CaipNetworkId,
  isUnknownMethod,
  observe,
  type RemoteSigner,
  RpcError,
  rpcErrorCodes,
  type WalletRequestOptions,
} from '@latchkey/core'
import type { ProviderRequest } from '../provider/EthereumProvider.ts'
import { parseChainId } from '../provider/parseChainId.ts'

const silent: WalletRequestOptions = { signal: undefined }
const [switchMethod, addMethod] = ['wallet_switchEthereumChain', 'wallet_addEthereumChain'] as const

function readTarget({ params }: ProviderRequest): CaipNetworkId | undefined {
  const first: unknown = Array.isArray(params) ? params[0] : undefined
  if (typeof first !== 'object' || first === null || !('chainId' in first)) return undefined
  return parseChainId(first.chainId)
}

function canSignOn(remote: RemoteSigner, networkId: CaipNetworkId): boolean {
  if (remote.canSignOn) return remote.canSignOn(networkId)
  return remote.getNetworkIds()?.includes(networkId) ?? true
}

/**
 * Waits until the peer signs on a network, then makes it the active one. The peer updates the
 * session after it has answered.
 *
 * @throws {RpcError} 4902: the peer did not approve the network within 10 seconds.
 */
async function followApproval(remote: RemoteSigner, target: CaipNetworkId): Promise<void> {
  const isReached = async () => canSignOn(remote, target)
  if (!(await observe({ isReached, signal: undefined })))
    throw new RpcError(rpcErrorCodes.unrecognizedChain, 'Unrecognized chain ID')
  remote.setNetworkId(target)
}

async function switchTo(
  remote: RemoteSigner,
  request: ProviderRequest,
  target: CaipNetworkId,
): Promise<void> {
  const { params = [] } = request
  const grants = (method: string) => remote.getMethods().includes(method)
  const isApproved = canSignOn(remote, target)
  if (!isApproved && (grants(addMethod) || !grants(switchMethod)))
    throw new RpcError(rpcErrorCodes.unrecognizedChain, 'Unrecognized chain ID')
  if (remote.switchNetwork) return remote.switchNetwork(target, silent)
  if (grants(switchMethod)) {
    await remote.request({ method: switchMethod, params }, silent).catch((error: unknown) => {
      // The session names a network with each request, so the peer need not switch.
      if (!isApproved || !isUnknownMethod(error)) throw error
    })
  }
  await followApproval(remote, target)
}

/**
 * Creates the methods that change the network of a session (K-WORLD-04). On an approved network the
 * peer is asked to switch, if it grants that. A network that it has not approved is reported as
 * unknown, so that the caller asks to add it.
 */
export function createChainMethods(
  remote: RemoteSigner,
): Readonly<Record<string, (request: ProviderRequest) => Promise<unknown>>> {
  return {
    [switchMethod]: async (request) => {
      const target = readTarget(request)
      if (!target) throw new RpcError(rpcErrorCodes.invalidParams, 'Invalid chain ID')
      await switchTo(remote, request, target)
      return null
    },
    [addMethod]: async (request) => {
      const { params = [] } = request
      const answer = await remote.request({ method: addMethod, params }, silent)
      const target = readTarget(request)
      if (target && !remote.switchNetwork) await followApproval(remote, target)
      return answer
    },
  }
}
