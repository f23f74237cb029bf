import { messages } from '../../messages/messages.ts'
import { InvalidRequestError } from '../../requests/InvalidRequestError.ts'
import type { SigningRequest } from '../../requests/SigningRequest.ts'
import { type AccountCall, encodeCalls } from '../../smart-account/accountContract.ts'
import { toMaximumFee, type UserOperation } from '../../smart-account/UserOperation.ts'
import type { Decoded } from '../model/Decoded.ts'
import { textRow } from '../model/values.ts'

/**
 * Says what a user operation adds to its calls: whether it makes the account, who pays, every byte of it. Of an
 * account without code there is none, and nothing is added.
 *
 * @throws {InvalidRequestError} It is not an operation of the account with exactly these calls.
 */
export function decodeOperation(
  request: SigningRequest,
  calls: readonly AccountCall[],
): Pick<Decoded, 'rows' | 'raw' | 'fee'> {
  const { operation, accountType, account } = request
  if (accountType !== 'smartAccount' && !operation) return { rows: [], raw: [] }
  // What is shown are the calls, what is signed is the operation: the two have to be the same.
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
