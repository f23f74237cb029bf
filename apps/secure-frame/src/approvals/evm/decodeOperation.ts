import { messages } from '../../messages/messages.ts'
import { InvalidRequestError } from '../../requests/InvalidRequestError.ts'
import type { SigningRequest } from '../../requests/SigningRequest.ts'
import { type AccountCall, encodeCalls } from '../../smart-account/accountContract.ts'
import { toMaximumFee, type UserOperation } from '../../smart-account/UserOperation.ts'
import type { Decoded } from '../model/Decoded.ts'
import { textRow } from '../model/values.ts'

/**
 * Decodes the parts of a user operation other than its calls: account deployment, fee payer and all
 * raw bytes. Returns empty lists for an externally owned account.
 *
 * @throws {InvalidRequestError} The operation does not belong to the account, or its calls differ
 * from the decoded ones.
 */
export function decodeOperation(
  request: SigningRequest,
  calls: readonly AccountCall[],
): Pick<Decoded, 'rows' | 'raw' | 'fee'> {
  const { operation, accountType, account } = request
  if (accountType !== 'smartAccount' && !operation) return { rows: [], raw: [] }
  // The screen shows the calls, but the signature covers the whole user operation. The operation
  // must therefore contain exactly these calls.
  const isSame =
    accountType === 'smartAccount' &&
    operation?.sender.toLowerCase() === account.toLowerCase() &&
    operation.callData === encodeCalls(calls)
  if (!isSame) throw new InvalidRequestError({ hint: 'the operation has other calls' })
  const { factory, paymaster } = operation
  return {
    rows: [...(factory ? [textRow(messages.labels.firstUse, messages.labels.thisAlsoSetsUp)] : [])],
    raw: [
      ...(paymaster ? [{ label: messages.labels.feePaidBy, text: paymaster }] : []),
      { label: messages.labels.userOperation, text: JSON.stringify(operation, null, 2) },
    ],
    fee: toOperationFee(operation),
  }
}

function toOperationFee(operation: UserOperation) {
  return { maximum: toMaximumFee(operation), sponsored: operation.paymaster !== undefined }
}
