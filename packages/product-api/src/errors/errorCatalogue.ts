/** Every error the product server answers: its status and the text a user may see (S-103). */
export const errorCatalogue = {
  invalid_request: { status: 400, message: 'The request was not understood.' },
  invalid_message: { status: 401, message: 'The sign-in message is not valid. Please sign again.' },
  invalid_signature: { status: 401, message: 'The signature is not valid.' },
  nonce_used: { status: 401, message: 'This sign-in has expired. Please sign again.' },
  clock_skew: {
    status: 401,
    message: 'The clock of this device is wrong. Please set it and sign again.',
  },
  not_signed_in: { status: 401, message: 'Please sign in.' },
  origin_refused: { status: 403, message: 'This request came from another site.' },
  csrf_invalid: { status: 403, message: 'This page is out of date. Please reload it.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This cannot be done here.' },
  body_too_large: { status: 413, message: 'That is too large.' },
  url_too_long: { status: 414, message: 'The address is too long.' },
  unsupported_media_type: { status: 415, message: 'The request was not understood.' },
  rate_limited: { status: 429, message: 'Too many requests. Please wait a moment.' },
  headers_too_large: { status: 431, message: 'The request was not understood.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  timed_out: { status: 503, message: 'That took too long. Please try again.' },
  chain_unreachable: {
    status: 503,
    message: 'The network cannot be reached at the moment. Please try again.',
  },
  unavailable: { status: 503, message: 'The service is not available. Please try again.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>

/** Stable name of an error of the product server. */
export type ErrorCode = keyof typeof errorCatalogue

/** Tells whether a text is a code of the catalogue. */
export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorCatalogue, value)
}
