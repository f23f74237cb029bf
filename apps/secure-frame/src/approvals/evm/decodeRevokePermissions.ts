import { messages } from '../../messages/messages.ts'
import { encodeDisabling, parseContext } from '../../permissions/Delegation.ts'
import { readAddress, readObject, readText } from '../../requests/read.ts'
import type { Json, SigningRequest } from '../../requests/SigningRequest.ts'
import type { AccountCall } from '../../smart-account/accountContract.ts'
import type { Decoded } from '../model/Decoded.ts'
import { toStep } from '../model/Step.ts'
import { codeRow } from '../model/values.ts'
import { decodeOperation } from './decodeOperation.ts'
import { checkAccount } from './readSession.ts'

type Fields = { readonly [key: string]: Json }

/**
 * Decodes `wallet_revokePermissions`. Revoking is harmless, but the user still approves it. A smart
 * account revokes with a user operation, which may contain nothing else.
 *
 * @throws {RequestRefusedError} The request names another account.
 * @throws {InvalidRequestError} The operation does not revoke exactly this permission.
 */
export function decodeRevokePermissions(request: SigningRequest): Decoded {
  const [first] = Array.isArray(request.params) ? request.params : [request.params]
  const fields = readObject(first, 'the request')
  checkAccount(request, fields['address'])
  const id = typeof fields['pci'] === 'string' ? fields['pci'] : undefined
  const step = toStep({
    action: 'revoke-permission',
    rows: id === undefined ? [] : [codeRow(messages.labels.permission, id)],
    ...(id === undefined && { doubt: { reason: 'unknown_permission' } as const }),
  })
  const operation = decodeOperation(request, toRevoking(request, fields))
  return {
    steps: [step],
    rows: operation.rows,
    notes: [],
    raw: [
      { label: messages.labels.permissions, text: JSON.stringify(fields, null, 2) },
      ...operation.raw,
    ],
    ...(operation.fee && { fee: operation.fee }),
  }
}

/**
 * Returns the calls that revoke the permission, or an empty list if the request has no user
 * operation.
 */
function toRevoking({ operation }: SigningRequest, fields: Fields): readonly AccountCall[] {
  if (!operation) return []
  const to = readAddress(fields['delegationManager'], 'the delegation manager')
  const granted = parseContext(readText(fields['pci'], 'pci'))
  return [{ to, value: 0n, data: encodeDisabling(granted) }]
}
