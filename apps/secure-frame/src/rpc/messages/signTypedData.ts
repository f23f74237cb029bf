import { hashTypedData } from 'viem'
import { parseTypedData } from '../../approvals/evm/parseTypedData.ts'
import { confirmRequest } from '../confirmRequest.ts'
import type { RpcMethod } from '../RpcContext.ts'
import type { Signing } from '../Signing.ts'
import { signForAccount } from './signForAccount.ts'

/**
 * Implements the RPC method `eth_signTypedData_v4` (EIP-712). The same parser reads the data for
 * display and for signing.
 */
export function createSignTypedData(signing: Signing): RpcMethod {
  return async (params, context) => {
    const method = 'eth_signTypedData_v4'
    const request = await confirmRequest({ method, params }, context, signing)
    const hash = hashTypedData(parseTypedData(request.params))
    return signForAccount(hash, context, signing)
  }
}
