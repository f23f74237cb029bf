import { BaseError } from '@latchkey/core'

/** The secure frame rejected the code from the email as wrong. The user may correct it. */
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

/**
 * The code from the email is no longer valid, because it has expired or there were too many
 * attempts. The user has to request a new one.
 */
export class CodeOverError extends BaseError {
  override readonly name = 'CodeOverError'
  constructor(options: { readonly cause?: unknown; readonly message?: string | undefined } = {}) {
    super('This code no longer works', { ...options, code: 'code_over', hint: 'Send a new one.' })
  }
}

/**
 * The user entered too many wrong codes. For now the secure frame rejects every code, including new
 * ones.
 */
export class TooManyCodesError extends BaseError {
  override readonly name = 'TooManyCodesError'
  constructor(options: { readonly cause?: unknown; readonly message?: string | undefined } = {}) {
    super('Too many wrong codes', { ...options, code: 'too_many_codes', hint: 'Try later.' })
  }
}

/**
 * The secure frame rejected a request for a reason without an error class. `message` comes from the
 * frame; `shortMessage` can be shown to users.
 */
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

/**
 * The login succeeded, but this device cannot open its wallet. The user has to recover the wallet
 * first.
 */
export class RecoveryRequiredError extends BaseError {
  override readonly name = 'RecoveryRequiredError'
  constructor(options: { readonly cause?: unknown } = {}) {
    super('Recovery required', {
      ...options,
      code: 'recovery_required',
      hint: 'Open the recovery page of the secure frame, then call `continueLogin`.',
    })
  }
}

/** The user closed the provider's window during a social login. The login state is unchanged. */
export class PopupClosedError extends BaseError {
  override readonly name = 'PopupClosedError'
  constructor() {
    super('Popup closed', {
      code: 'popup_closed',
      hint: 'The user left the provider’s window. Show the list again.',
    })
  }
}

/**
 * The page was loaded by plain http from another machine, e.g. from an address of the local
 * network. Browsers then give the secure frame no cryptography, so no login works.
 */
export class InsecurePageError extends BaseError {
  override readonly name = 'InsecurePageError'
  constructor() {
    super('Login needs https', {
      code: 'insecure_page',
      hint: 'Serve the page by https. Plain http works on localhost only.',
    })
  }
}

/**
 * During a social login, a page other than the secure frame's sent a login result. The result was
 * ignored.
 */
export class UntrustedOriginError extends BaseError {
  override readonly name = 'UntrustedOriginError'
  constructor() {
    super('Untrusted origin', {
      code: 'untrusted_origin',
      hint: 'The result of a social login came from an origin that is not the secure frame.',
    })
  }
}

/**
 * A social login failed: the login at the provider did not start, or the secure frame could not
 * create the account.
 */
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

/** The login with Farcaster did not start, was rejected, or its account could not be loaded. */
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

/** Logins by e-mail and social network are not configured, or are off on this page. */
export class AuthConnectorMissingError extends BaseError {
  override readonly name = 'AuthConnectorMissingError'
  constructor() {
    super('No auth connector found', {
      code: 'auth_connector_missing',
      hint: 'Set `secureFrame.url`, and an adapter for eip155 or solana. Logins are off inside another page.',
    })
  }
}

/** The requested account belongs to no active login. The account in use is unchanged. */
export class LoginAddressError extends BaseError {
  override readonly name = 'LoginAddressError'
  constructor() {
    super('Address or auth connector not found', {
      code: 'login_address',
      hint: 'Use an address from `getConnections(kit)`. A login has only those accounts.',
    })
  }
}

/** The account in use does not belong to a login by e-mail or social network. */
export class NotLoggedInError extends BaseError {
  override readonly name = 'NotLoggedInError'
  constructor() {
    super('Not connected to email or social', {
      code: 'not_logged_in',
      hint: 'Call it only while `isAuthConnected(kit)` is true.',
    })
  }
}

/**
 * The kit did not send a request to the secure frame, because its RPC method is on neither list of
 * allowed methods.
 */
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

/** The user closed the modal, or left its page, before the secure frame answered a request. */
export class RequestAbortedError extends BaseError {
  override readonly name = 'RequestAbortedError'
  constructor() {
    super('Request was aborted', {
      code: 'request_aborted',
      hint: 'Nothing was signed. Offer the action again.',
    })
  }
}
