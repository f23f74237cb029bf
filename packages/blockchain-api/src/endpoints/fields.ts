import * as z from 'zod/mini'

/** Foreign text: at most 256 characters (S-63). Rendered as text, never as HTML. */
export const text = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(256))

/** Foreign URL, not yet fit to be opened. May be empty. */
export const url = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2_048))

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
