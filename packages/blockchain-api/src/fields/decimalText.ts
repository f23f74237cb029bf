import { textLike } from './fields.ts'

/** Amount as people read it, already divided by the decimals. In a file of its own: balances are read before the rest. */
export const decimalText = /* @__PURE__ */ textLike(/^\d{1,80}(?:\.\d{1,80})?$/)
