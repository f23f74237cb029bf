import {
  type Delegation,
  encodeDisabling,
  encodeIsDisabled,
  parseContext,
} from '../../permissions/Delegation.ts'
import { RequestRefusedError } from '../../requests/RequestRefusedError.ts'
import { isList, readObject, readText } from '../../requests/read.ts'
import { confirmRequest } from '../confirmRequest.ts'
import { OperationRevertedError } from '../errors.ts'
import type { RpcContext, RpcMethod } from '../RpcContext.ts'
import type { Signing } from '../Signing.ts'
import { fillOperation } from '../smart-account/fillOperation.ts'
import { sendOperation, waitForOperation } from '../smart-account/sendOperation.ts'
import { type PermissionParts, requirePermissions } from './requirePermissions.ts'

/**
 * Implements the RPC method `wallet_revokePermissions` of a smart account: disables a delegation at
 * the delegation manager. The app names the delegation by `pci`, the context that the grant
 * returned. Returns the transaction hash when the transaction is mined. If the delegation is
 * already disabled, returns null immediately, because the contract accepts this only once.
 *
 * @throws {OperationRevertedError} The operation reverted.
 */
export function createRevokePermissions(signing: Signing): RpcMethod {
  return async (params, context) => {
    const { account, delegation } = requirePermissions(context)
    const given = readObject(isList(params) ? params[0] : params, 'the request')
    const granted = parseContext(readText(given['pci'], 'pci'))
    if (granted.delegator.toLowerCase() !== account.address.toLowerCase()) {
      throw new RequestRefusedError('wrong_account')
    }
    if (await isDisabled(granted, delegation, context)) return null
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

/** Returns whether a delegation is already disabled at the delegation manager. */
async function isDisabled(
  granted: Delegation,
  { manager }: PermissionParts['delegation'],
  { nodes, network, signal }: RpcContext,
): Promise<boolean> {
  const params = [{ to: manager, data: encodeIsDisabled(granted) }, 'latest']
  const answer = await nodes.request(network, { method: 'eth_call', params }, { signal })
  return answer === `0x${'1'.padStart(64, '0')}`
}
