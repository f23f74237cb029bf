import { BaseError } from '@latchkey/core'

/** Why a permission is not granted, in words for the app that asked. */
const reasons = {
  account: 'Permissions are granted by smart accounts only',
  network: 'Permissions are not offered on this network',
  signer: 'Permissions are granted to one secp256k1 key only',
  several: 'Ask for one permission at a time',
  policies: 'Policies of permissions are not offered',
  type: 'This type of permission is not offered',
  operation: 'A permission to run code as the account itself is not offered',
  operator: 'Arguments can be bound by EQUAL only',
  argument: 'An argument of this type cannot be bound',
  functions: 'Ask for one function at a time where arguments are bound or limits differ',
} as const

/** The frame does not grant this, since no contract would enforce it; nobody was asked. */
export class PermissionNotOfferedError extends BaseError {
  override readonly name = 'PermissionNotOfferedError'
  constructor(reason: keyof typeof reasons, options: { readonly hint?: string } = {}) {
    super(reasons[reason], { code: 'feature_not_supported', hint: options.hint })
  }
}
