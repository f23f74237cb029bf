import {
  createSigningRequest,
  type Fee,
  type Json,
  type SigningMethod,
  type SigningRequest,
} from '../requests/SigningRequest.ts'
import type { UserOperation } from '../smart-account/UserOperation.ts'
import { createChainReader } from './nodes/createChainReader.ts'
import type { RpcContext } from './RpcContext.ts'
import type { Signing } from './Signing.ts'

export type ConfirmParameters = {
  readonly method: SigningMethod
  /** Parameters of the request that the user sees and that are signed after the approval. */
  readonly params: Json
  readonly fee?: Fee
  /** User operation that executes `params`, for a request of a smart account. */
  readonly operation?: UserOperation
}

/**
 * Shows a request to the user and waits for the approval.
 *
 * @returns The frozen copy that was shown. Sign only this copy (S-51).
 * @throws {UserRefusedError} The user rejected the request.
 */
export async function confirmRequest(
  parameters: ConfirmParameters,
  context: RpcContext,
  { approvals }: Signing,
): Promise<SigningRequest> {
  const { network, account, origin, nodes, signal, silent } = context
  const request = createSigningRequest({
    ...parameters,
    account: account.address,
    accountType: account.type,
    caipNetworkId: network.caipNetworkId,
    networkName: network.name,
    nativeCurrency: network.nativeCurrency,
    origin,
    reader: createChainReader(nodes, network),
  })
  await approvals.confirm(request, { signal, silent })
  signal.throwIfAborted()
  return request
}
