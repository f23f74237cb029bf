import { hashMessage } from 'viem'
import { readPersonalMessage } from '../../approvals/message/decodeMessage.ts'
import { readList, readText } from '../../requests/read.ts'
import { confirmRequest } from '../confirmRequest.ts'
import type { RpcMethod } from '../RpcContext.ts'
import type { Signing } from '../Signing.ts'
import { signForAccount } from './signForAccount.ts'

/** Implements the RPC method `personal_sign` (EIP-191). */
export function createPersonalSign(signing: Signing): RpcMethod {
  return async (params, context) => {
    const request = await confirmRequest({ method: 'personal_sign', params }, context, signing)
    const [message] = readList(request.params, 'params')
    const raw = readPersonalMessage(readText(message, 'the message'))
    return signForAccount(hashMessage({ raw }), context, signing)
  }
}
