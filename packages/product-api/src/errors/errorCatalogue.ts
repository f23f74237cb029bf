import { baseErrors, type ErrorCatalogue } from '@latchkey/core/contract'

/** Every error the product server answers: its status and the text a user may see (S-103). */
export const errorCatalogue = {
  ...baseErrors,
  invalid_message: { status: 401, message: 'The sign-in message is not valid. Sign again.' },
  invalid_signature: { status: 401, message: 'The signature is not valid.' },
  nonce_used: { status: 401, message: 'This sign-in has expired. Sign again.' },
  clock_skew: {
    status: 401,
    message: 'The clock of this device is wrong. Set it and sign again.',
  },
  name_taken: { status: 409, message: 'Somebody has this name. Choose another.' },
  key_reused: { status: 422, message: 'This was sent before with other words. Send it anew.' },
  chain_unreachable: {
    status: 503,
    message: 'The network cannot be reached at the moment. Try again.',
  },
} as const satisfies ErrorCatalogue

/** Stable name of an error of the product server. */
export type ErrorCode = keyof typeof errorCatalogue

/** Tells whether a text is a code of the catalogue. */
export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorCatalogue, value)
}
