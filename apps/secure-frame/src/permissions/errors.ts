import { BaseError } from '@latchkey/core'
import { messages } from '../messages/messages.ts'

/** Why a permission is not granted, in words for the app that asked. */
const reasons = messages.permissionRefusals

/** The frame does not grant this, since no contract would enforce it; nobody was asked. */
export class PermissionNotOfferedError extends BaseError {
  override readonly name = 'PermissionNotOfferedError'
  constructor(reason: keyof typeof reasons, options: { readonly hint?: string } = {}) {
    super(reasons[reason], { code: 'feature_not_supported', hint: options.hint })
  }
}
