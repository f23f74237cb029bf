import { BaseError } from '@latchkey/core'
import { messages } from '../messages/messages.ts'

/** Texts for the requesting app that explain why a permission is not granted. */
const reasons = messages.permissionRefusals

/**
 * The frame does not grant the permission, because no contract would enforce it. No prompt was
 * shown.
 */
export class PermissionNotOfferedError extends BaseError {
  override readonly name = 'PermissionNotOfferedError'
  constructor(reason: keyof typeof reasons, options: { readonly hint?: string } = {}) {
    super(reasons[reason], { code: 'feature_not_supported', hint: options.hint })
  }
}
