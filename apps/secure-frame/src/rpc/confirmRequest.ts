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
  /** As they will be signed. */
  readonly params: Json
  readonly fee?: Fee
  /** Of a smart account: what carries `params` out. */
  readonly operation?: UserOperation
}

/**
 * Shows a request and waits for the approval. What comes back is the frozen copy that was shown; it alone may be
 * signed (S-51).
 *
 * @throws {UserRefusedError} The person refused.
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
