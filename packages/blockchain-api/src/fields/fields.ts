import * as z from 'zod/mini'

/** Untrusted text of at most 256 characters (S-63). Render it as text, never as HTML. */
export const text = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(256))

/** Untrusted URL, which must be validated before it is opened. May be empty. */
export const url = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2_048))

/**
 * Creates the schema of a text that matches a pattern. Replaces zod's pattern check, which adds a
 * kilobyte to describe patterns.
 */
export const textLike = (pattern: RegExp) =>
  z.string().check(z.refine((value) => pattern.test(value)))

/** Integer from 0. Needs less code than zod's number formats and comparisons. */
export const wholeNumber = /* @__PURE__ */ z
  .number()
  .check(/* @__PURE__ */ z.refine((value) => Number.isInteger(value) && value >= 0))

/** Creates the schema of a list whose invalid rows are dropped (S-63). */
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
