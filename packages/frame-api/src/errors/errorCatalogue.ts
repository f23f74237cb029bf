import { baseErrors, type ErrorCatalogue } from '@latchkey/core/contract'

/**
 * All errors of the frame server: HTTP status and the text that a user may see (S-103). Codes are
 * stable. Every error with status 429 has a `Retry-After` header with the remaining seconds by the
 * server's clock. A view counts these seconds down.
 */
export const errorCatalogue = {
  ...baseErrors,
  use_dpop_nonce: { status: 401, message: 'Try again.' },
  invalid_proof: { status: 401, message: 'This browser could not be recognised.' },
  recovery_not_granted: {
    status: 401,
    message: 'Open the link in the email again, in this browser.',
  },
  origin_not_allowed: { status: 403, message: 'This site may not use this wallet.' },
  wrong_code: { status: 403, message: 'Wrong code. Try again.' },
  wrong_number: { status: 403, message: 'This number does not match the app. Start again.' },
  login_too_old: { status: 403, message: 'Sign in again to do this.' },
  fresh_code_needed: { status: 403, message: 'Confirm this with a new code.' },
  social_refused: { status: 403, message: 'The provider did not confirm the login.' },
  farcaster_refused: { status: 403, message: 'Farcaster did not confirm the login.' },
  wallet_proof_needed: {
    status: 403,
    message: 'Do this in a browser that holds your wallet, or wait 24 hours.',
  },
  release_too_early: { status: 403, message: 'The waiting period is not over yet.' },
  unknown_project: { status: 404, message: 'Unknown project.' },
  login_unavailable: { status: 404, message: 'This login is not available.' },
  recovery_not_open: { status: 404, message: 'No app is waiting for a recovery.' },
  email_taken: { status: 409, message: 'This email address cannot be used.' },
  email_unchanged: { status: 409, message: 'This is the email address you already use.' },
  no_email: { status: 409, message: 'There is no email address to send a code to.' },
  wallet_exists: { status: 409, message: 'You already have a wallet.' },
  wallet_incomplete: { status: 409, message: 'The wallet is not complete yet.' },
  too_many_passkeys: { status: 409, message: 'Remove a passkey before you add another.' },
  change_pending: { status: 409, message: 'A change like this is already pending. Stop it first.' },
  nobody_to_tell: {
    status: 409,
    message:
      'We have no way to notify you. Use a browser that holds your wallet, or add an email address and try again a day later.',
  },
  newer_wallet: {
    status: 409,
    message: 'Another wallet is in use. Archive it first, in a browser that holds it.',
  },
  escrow_off: { status: 409, message: 'The operator does not recover wallets.' },
  transaction_over: { status: 410, message: 'This login has ended. Start again.' },
  code_used_up: { status: 410, message: 'This code is no longer valid. Request a new one.' },
  link_over: { status: 410, message: 'This link is no longer valid.' },
  change_over: { status: 410, message: 'This change was already stopped or undone.' },
  reference_over: { status: 410, message: 'This login has ended. Start again.' },
  mailbox_over: { status: 410, message: 'This recovery has ended. Start again.' },
  invalid_wallet_proof: { status: 422, message: 'The wallet could not be confirmed.' },
  send_too_soon: { status: 429, message: 'Wait before requesting another email.' },
  too_many_wrong_codes: { status: 429, message: 'Too many wrong codes. Try again later.' },
  too_many_requests_of_share: { status: 429, message: 'Too many requests. Wait a moment.' },
  too_many_changes: { status: 429, message: 'Too many requests. Try again tomorrow.' },
  too_many_downloads: { status: 429, message: 'Too many requests. Wait a moment.' },
  mail_failed: { status: 503, message: 'The email could not be sent. Try again.' },
  key_service_unreachable: {
    status: 503,
    message: 'The recovery service cannot be reached at the moment. Try again.',
  },
  provider_unreachable: {
    status: 503,
    message: 'The provider cannot be reached at the moment. Try again.',
  },
} as const satisfies ErrorCatalogue

/** Stable name of an error of the frame server. */
export type ErrorCode = keyof typeof errorCatalogue

/** Returns whether a text is an error code of the frame server. */
export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorCatalogue, value)
}
