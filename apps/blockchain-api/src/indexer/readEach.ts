import type * as z from 'zod'

/** Items of a list that fit a schema, and the number of those that do not. */
export type Each<item> = { readonly items: readonly item[]; readonly refused: number }

/**
 * Reads the items of a list one by one, because contracts and nodes may report values that the index
 * cannot hold. Such an item is left out, so that it does not stop the index (S-142).
 */
export function readEach<schema extends z.ZodType>(
  schema: schema,
  values: readonly unknown[],
): Each<z.output<schema>> {
  const items = values.flatMap((value) => {
    const parsed = schema.safeParse(value)
    return parsed.success ? [parsed.data] : []
  })
  return { items, refused: values.length - items.length }
}
