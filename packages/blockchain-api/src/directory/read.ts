/**
 * Returned by a reader of untrusted data for an invalid value, because `undefined` and `null` can
 * be valid.
 */
export const wrong: unique symbol = Symbol('wrong')

/**
 * Reader of untrusted data: validates a value and returns it, or `wrong` if it is invalid. Needs
 * little code, so that it can load first.
 */
export type Read<value> = (value: unknown) => value | typeof wrong

/** Type of the value that a reader returns. */
export type ReadValue<read> = read extends Read<infer value> ? value : never

const readAs =
  <value>(isFine: (value: unknown) => value is value): Read<value> =>
  (value) =>
    isFine(value) ? value : wrong

/** Reads untrusted text of bounded length (S-63). Render it as text, never as HTML. */
export const text = (limit = 256) =>
  readAs((value): value is string => typeof value === 'string' && value.length <= limit)

/** Creates a reader that accepts text which matches a pattern. */
export const textLike = (pattern: RegExp) =>
  readAs((value): value is string => typeof value === 'string' && pattern.test(value))

/** Reads text that equals one of the listed texts. */
export const oneOf = <const word extends string>(words: readonly word[]) =>
  readAs((value): value is word => words.some((known) => known === value))

/** Reader of untrusted data that accepts any finite number. */
export const number = readAs((value): value is number => Number.isFinite(value))

/** Reader of untrusted data that accepts integers from 0. */
export const wholeNumber = readAs(
  (value): value is number => Number.isInteger(value) && Number(value) >= 0,
)

export const boolean = readAs((value): value is boolean => typeof value === 'boolean')

/** Creates a reader that accepts null in addition to the values of another reader. */
export const orNull =
  <value>(read: Read<value>): Read<value | null> =>
  (value) =>
    value === null ? null : read(value)

/**
 * Creates a reader that accepts null and `undefined` in addition to the values of another reader.
 */
export const maybe =
  <value>(read: Read<value>): Read<value | null | undefined> =>
  (value) =>
    value === undefined ? undefined : orNull(read)(value)

/** Creates a reader of lists in which every row must be valid. */
export const list =
  <row>(read: Read<row>): Read<row[]> =>
  (value) => {
    const all = rows(read)(value)
    return all === wrong || all.length === (Array.isArray(value) && value.length) ? all : wrong
  }

/** Creates a reader of lists that checks each row and drops invalid ones (S-63). */
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

/** Creates a reader of objects with these fields, which drops all other fields. */
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
    // Each field has the type of its reader. An optional field is read as `undefined` if it is
    // absent.
    return Object.fromEntries(found) as Fields<shape>
  }
