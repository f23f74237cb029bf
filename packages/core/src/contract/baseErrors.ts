/** HTTP status of an error response, and its text for users (S-103). */
export type ErrorEntry = { readonly status: number; readonly message: string }

/** Errors of an API by their codes, which never change. */
export type ErrorCatalogue = Readonly<Record<string, ErrorEntry>>

/** Errors that every first-party server can return. The catalogue of an API adds its own. */
export const baseErrors = {
  invalid_request: { status: 400, message: 'The request wasn’t understood.' },
  not_signed_in: { status: 401, message: 'Sign in first.' },
  origin_refused: { status: 403, message: 'This request came from another site.' },
  csrf_invalid: { status: 403, message: 'This page is out of date. Reload it.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This action isn’t available here.' },
  body_too_large: { status: 413, message: 'That is too large.' },
  url_too_long: { status: 414, message: 'The address is too long.' },
  unsupported_media_type: { status: 415, message: 'The request wasn’t understood.' },
  rate_limited: { status: 429, message: 'Too many requests. Wait a moment.' },
  headers_too_large: { status: 431, message: 'The request wasn’t understood.' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again.' },
  timed_out: { status: 503, message: 'The request took too long. Try again.' },
  unavailable: { status: 503, message: 'The service is unavailable. Try again.' },
} as const satisfies ErrorCatalogue

export type BaseErrorCode = keyof typeof baseErrors
