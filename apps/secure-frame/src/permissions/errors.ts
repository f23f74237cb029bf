import { BaseError } from '@latchkey/core'
import { messages } from '../messages/messages.ts'

/** Texts for the app that explain why a permission is not granted, by reason. */
const reasons = messages.permissionRefusals

/**
 * The frame does not grant the permission, because no contract could enforce it. No prompt was
 * shown.
 */
export class PermissionNotOfferedError extends BaseError {
  override readonly name = 'PermissionNotOfferedError'
  constructor(reason: keyof typeof reasons, options: { readonly hint?: string } = {}) {
    super(reasons[reason], { code: 'feature_not_supported', hint: options.hint })
  }
}
