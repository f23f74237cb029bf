import { RequestRefusedError } from '../approvals/errors/RequestRefusedError.ts'
import { isList, readObject, readText } from '../approvals/model/read.ts'
import { encodeDisabling, parseContext } from '../permissions/Delegation.ts'
import { confirmRequest } from './confirmRequest.ts'
import { OperationRevertedError } from './errors.ts'
import { fillOperation } from './fillOperation.ts'
import type { RpcMethod } from './RpcContext.ts'
import { requirePermissions } from './requirePermissions.ts'
import type { Signing } from './Signing.ts'
import { sendOperation, waitForOperation } from './sendOperation.ts'

/**
 * `wallet_revokePermissions` of a smart account: the account takes the delegation of `pci`, the context of the grant,
 * back at the delegation manager. Answers the hash of the transaction once that has happened.
 *
 * @throws {OperationRevertedError} It has not, e.g. because it was taken back before.
 */
export function createRevokePermissions(signing: Signing): RpcMethod {
  return async (params, context) => {
    const { account, delegation } = requirePermissions(context)
    const given = readObject(isList(params) ? params[0] : params, 'the request')
    const granted = parseContext(readText(given['pci'], 'pci'))
    if (granted.delegator.toLowerCase() !== account.address.toLowerCase()) {
      throw new RequestRefusedError('wrong_account')
    }
    const to = delegation.manager
    const calls = [{ to, value: 0n, data: encodeDisabling(granted) }]
    const operation = await fillOperation({ account, calls }, context)
    const shown = { address: account.address, ...given, delegationManager: to }
    const method = 'wallet_revokePermissions'
    const request = await confirmRequest({ method, params: [shown], operation }, context, signing)
    const hash = await sendOperation(request, context, signing)
    const { success, receipt } = await waitForOperation(hash, context)
    if (!success) throw new OperationRevertedError({ hash })
    return receipt.transactionHash
  }
}
