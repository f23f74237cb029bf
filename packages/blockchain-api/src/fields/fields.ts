import * as z from 'zod/mini'

/** Foreign text: at most 256 characters (S-63). Rendered as text, never as HTML. */
export const text = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(256))

/** Foreign URL, not yet fit to be opened. May be empty. */
export const url = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2_048))

/** Text of a pattern. zod's own check for it, made to describe patterns to others, is a kilobyte of its own. */
export const textLike = (pattern: RegExp) =>
  z.string().check(z.refine((value) => pattern.test(value)))

/** From 0. Less code than zod's number formats and comparisons. */
export const wholeNumber = /* @__PURE__ */ z
  .number()
  .check(/* @__PURE__ */ z.refine((value) => Number.isInteger(value) && value >= 0))

/** Reads a list row by row: a bad row is dropped, the rest stays (S-63). */
export function rows<row extends z.core.$ZodType>(schema: row) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((values) =>
      values.flatMap((value) => {
        const result = z.safeParse(schema, value)
        return result.success ? [result.data] : []
      }),
    ),
  )
}
