import { BaseError } from '@latchkey/core'

/** The frame did not take the code. The person may correct it. */
export class WrongCodeError extends BaseError {
  override readonly name = 'WrongCodeError'
  constructor(options: { readonly cause?: unknown; readonly message?: string | undefined } = {}) {
    super('Invalid code', {
      ...options,
      code: 'wrong_code',
      hint: 'Keep the digits and show `shortMessage` under them.',
    })
  }
}

/** The code cannot be corrected any more: it is too old, or was wrong too often. The person asks for a new one. */
export class CodeOverError extends BaseError {
  override readonly name = 'CodeOverError'
  constructor(options: { readonly cause?: unknown; readonly message?: string | undefined } = {}) {
    super('This code no longer works', { ...options, code: 'code_over', hint: 'Send a new one.' })
  }
}

/** Too many wrong codes: none is taken for now, a new one neither. */
export class TooManyCodesError extends BaseError {
  override readonly name = 'TooManyCodesError'
  constructor(options: { readonly cause?: unknown; readonly message?: string | undefined } = {}) {
    super('Too many wrong codes', { ...options, code: 'too_many_codes', hint: 'Try later.' })
  }
}

/** The frame refused something else. `message` has its words, `shortMessage` what a person may see. */
export class FrameRefusedError extends BaseError {
  override readonly name = 'FrameRefusedError'
  constructor(options: { readonly cause?: unknown; readonly message?: string | undefined }) {
    super('Something went wrong', {
      ...options,
      code: 'frame_refused',
      hint: 'The secure frame answered with an error. Offer to try again.',
      message: options.message ?? 'An error occurred',
    })
  }
}

/** The login is known, its wallet is not on this device: the person has to recover it first. */
export class RecoveryRequiredError extends BaseError {
  override readonly name = 'RecoveryRequiredError'
  constructor(options: { readonly cause?: unknown } = {}) {
    super('Recovery required', {
      ...options,
      code: 'recovery_required',
      hint: 'Lead to the recovery page of the secure frame, then call `continueLogin`.',
    })
  }
}

/** The person closed the provider's window. Nothing has changed. */
export class PopupClosedError extends BaseError {
  override readonly name = 'PopupClosedError'
  constructor() {
    super('Popup closed', {
      code: 'popup_closed',
      hint: 'The person left the window of the provider. Show the list again.',
    })
  }
}

/** A window of another origin claimed to be the provider's. Nothing was taken from it. */
export class UntrustedOriginError extends BaseError {
  override readonly name = 'UntrustedOriginError'
  constructor() {
    super('Untrusted Origin', {
      code: 'untrusted_origin',
      hint: 'The result of a social login came from an origin that is not the secure frame.',
    })
  }
}

/** The login at the provider could not be started, or its account could not be made. */
export class SocialLoginError extends BaseError {
  override readonly name = 'SocialLoginError'
  constructor(options: { readonly cause?: unknown; readonly message?: string | undefined } = {}) {
    super('Failed to initiate social connection', {
      ...options,
      code: 'social_login',
      hint: 'Show "Something went wrong" and offer to try again.',
    })
  }
}

/** The login by Farcaster failed. */
export class FarcasterLoginError extends BaseError {
  override readonly name = 'FarcasterLoginError'
  constructor(options: { readonly cause?: unknown } = {}) {
    super('Failed to connect to farcaster', {
      ...options,
      code: 'farcaster_login',
      hint: 'Show it and go back to the list.',
    })
  }
}

/** The configuration offers no login by e-mail or social network here. */
export class AuthConnectorMissingError extends BaseError {
  override readonly name = 'AuthConnectorMissingError'
  constructor() {
    super('No auth connector found', {
      code: 'auth_connector_missing',
      hint: 'Set `secureFrame.url`, and an adapter of eip155 or solana. Inside another page logins are off.',
    })
  }
}

/** An account of a login was asked for that nobody here is logged in with. Nothing has changed. */
export class LoginAddressError extends BaseError {
  override readonly name = 'LoginAddressError'
  constructor() {
    super('Address or auth connector not found', {
      code: 'login_address',
      hint: 'Take the address from `getConnections(kit)`: a login has those accounts and no others.',
    })
  }
}

/** The account in use is not one of a login by e-mail. */
export class NotLoggedInError extends BaseError {
  override readonly name = 'NotLoggedInError'
  constructor() {
    super('Not connected to email or social', {
      code: 'not_logged_in',
      hint: 'Ask for it only while `isAuthConnected(kit)`.',
    })
  }
}

/** The kit did not allow a request to the frame. It was not sent. */
export class RequestNotAllowedError extends BaseError {
  override readonly name = 'RequestNotAllowedError'
  constructor(options: { readonly method: string }) {
    super('Action not allowed', {
      code: 'request_not_allowed',
      hint: `"${options.method}" is on none of the two lists of methods.`,
      message: 'Requested RPC call is not allowed',
    })
  }
}

/** The person closed the modal before the frame had the answer. */
export class RequestAbortedError extends BaseError {
  override readonly name = 'RequestAbortedError'
  constructor() {
    super('Request was aborted', {
      code: 'request_aborted',
      hint: 'Nothing was signed. Offer the action again.',
    })
  }
}
