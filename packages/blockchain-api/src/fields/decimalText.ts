import { textLike } from './fields.ts'

/**
 * Amount as decimal text, with the decimals applied. Has its own file, because balances load before
 * the other fields.
 */
export const decimalText = /* @__PURE__ */ textLike(/^\d{1,80}(?:\.\d{1,80})?$/)
