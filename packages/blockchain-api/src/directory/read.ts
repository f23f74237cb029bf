/** What a reader answers where a value is not what it should be. */
export const wrong: unique symbol = Symbol('wrong')

/** Reads a value that came from outside; `wrong` where it is not of the form. Little code, so that it may load first. */
export type Read<value> = (value: unknown) => value | typeof wrong

/** What a reader reads. */
export type ReadValue<read> = read extends Read<infer value> ? value : never

const readAs =
  <value>(isFine: (value: unknown) => value is value): Read<value> =>
  (value) =>
    isFine(value) ? value : wrong

/** Foreign text: at most so many characters (S-63). Rendered as text, never as HTML. */
export const text = (limit = 256) =>
  readAs((value): value is string => typeof value === 'string' && value.length <= limit)

/** Text of a pattern. */
export const textLike = (pattern: RegExp) =>
  readAs((value): value is string => typeof value === 'string' && pattern.test(value))

/** One of these words. */
export const oneOf = <const word extends string>(words: readonly word[]) =>
  readAs((value): value is word => words.some((known) => known === value))

/** Any number but infinities. */
export const number = readAs((value): value is number => Number.isFinite(value))

/** From 0. */
export const wholeNumber = readAs(
  (value): value is number => Number.isInteger(value) && Number(value) >= 0,
)

export const boolean = readAs((value): value is boolean => typeof value === 'boolean')

/** A value, or null. */
export const orNull =
  <value>(read: Read<value>): Read<value | null> =>
  (value) =>
    value === null ? null : read(value)

/** A value, null, or nothing. */
export const maybe =
  <value>(read: Read<value>): Read<value | null | undefined> =>
  (value) =>
    value === undefined ? undefined : orNull(read)(value)

/** A list in which every row must be right. */
export const list =
  <row>(read: Read<row>): Read<row[]> =>
  (value) => {
    const all = rows(read)(value)
    return all === wrong || all.length === (Array.isArray(value) && value.length) ? all : wrong
  }

/** Reads a list row by row: a bad row is dropped, the rest stays (S-63). */
export const rows =
  <row>(read: Read<row>): Read<row[]> =>
  (value) =>
    Array.isArray(value)
      ? value.flatMap((one: unknown) => {
          const row = read(one)
          return row === wrong ? [] : [row]
        })
      : wrong

type Shape = { readonly [name: string]: Read<unknown> }
type Fields<shape extends Shape> = { readonly [name in keyof shape]: ReadValue<shape[name]> }

/** An object with these fields; others are dropped. */
export const fields =
  <shape extends Shape>(shape: shape): Read<Fields<shape>> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong
    const given = new Map<string, unknown>(Object.entries(value))
    const found: [string, unknown][] = []
    for (const [name, read] of Object.entries(shape)) {
      const field = read(given.get(name))
      if (field === wrong) return wrong
      if (given.has(name)) found.push([name, field])
    }
    // Each field was read by the reader of its name; what may be absent is read as `undefined`.
    return Object.fromEntries(found) as Fields<shape>
  }
