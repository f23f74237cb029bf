import { baseErrors, type ErrorCatalogue } from '@latchkey/core/contract'

/** All errors of the product server by code: HTTP status, and the text for users (S-103). */
export const errorCatalogue = {
  ...baseErrors,
  invalid_message: { status: 401, message: 'The sign-in message is not valid. Sign again.' },
  invalid_signature: { status: 401, message: 'The signature is not valid.' },
  nonce_used: { status: 401, message: 'This sign-in has expired. Sign again.' },
  clock_skew: {
    status: 401,
    message: 'The clock of this device is wrong. Set it and sign again.',
  },
  banned: { status: 403, message: 'This account is banned from the club.' },
  name_taken: { status: 409, message: 'This name is taken. Choose another.' },
  key_reused: {
    status: 422,
    message: 'This was already sent with different content. Send it again.',
  },
  picture_refused: {
    status: 422,
    message: 'The picture cannot be used. Choose another, or send the report without it.',
  },
  link_cancelled: {
    status: 400,
    message: 'Nothing was linked because you cancelled at the provider.',
  },
  link_expired: { status: 410, message: 'This took longer than ten minutes. Start again.' },
  link_used: { status: 410, message: 'This link was already used. Start again.' },
  link_mixed_up: {
    status: 403,
    message: 'This link belongs to another browser, account or attempt. Start again.',
  },
  link_elsewhere: { status: 409, message: 'This account is linked to another player.' },
  link_present: {
    status: 409,
    message: 'You have already linked another account from this provider. Unlink it first.',
  },
  link_refused: {
    status: 400,
    message: 'The provider refused, or its answer could not be verified.',
  },
  last_way_in: {
    status: 409,
    message: 'This is your only login. Connect a wallet or link another account first.',
  },
  provider_unavailable: { status: 404, message: 'This provider is not available here.' },
  provider_unreachable: {
    status: 503,
    message: 'The provider cannot be reached at the moment. Try again.',
  },
  shop_closed: { status: 409, message: 'The shop is closed.' },
  item_gone: { status: 409, message: 'The marketplace no longer has this item.' },
  sold_out: { status: 409, message: 'This item is sold out.' },
  price_changed: { status: 409, message: 'The price has changed. Check it again.' },
  points_missing: { status: 409, message: 'You do not have enough points for this.' },
  marketplace_unreachable: {
    status: 503,
    message: 'The marketplace cannot be reached at the moment. Nothing was bought. Try again.',
  },
  chain_unreachable: {
    status: 503,
    message: 'The network cannot be reached at the moment. Try again.',
  },
} as const satisfies ErrorCatalogue

/** Stable code of an error of the product server. */
export type ErrorCode = keyof typeof errorCatalogue

/** Returns whether a text is an error code of the product server. */
export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorCatalogue, value)
}
