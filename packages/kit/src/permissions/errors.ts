import { BaseError, type Hex } from '@latchkey/core'

/**
 * The wallet granted the permissions, but the blockchain API did not store the smart session. The
 * app can use `context`. Until the API stores the session, only this browser lists it.
 */
export class SmartSessionNotKeptError extends BaseError {
  override readonly name = 'SmartSessionNotKeptError'
  readonly context: Hex
  constructor(options: { readonly pci: string; readonly context: Hex; readonly cause: unknown }) {
    super('The smart session couldn’t be listed', {
      code: 'smart_session_not_kept',
      hint: `The wallet granted ${options.pci}, so \`context\` is valid. The next view of the list submits it again.`,
      cause: options.cause,
    })
    this.context = options.context
  }
}

/**
 * The blockchain API did not end a smart session. If the wallet has already revoked the permission,
 * the revocation stays valid. A retry completes the rest.
 */
export class SmartSessionNotRevokedError extends BaseError {
  override readonly name = 'SmartSessionNotRevokedError'
  constructor(options: { readonly pci: string; readonly cause?: unknown }) {
    super('The smart session couldn’t be revoked', {
      code: 'smart_session_not_revoked',
      hint: `${options.pci} is unchanged at the service. Try again.`,
      cause: options.cause,
    })
  }
}
