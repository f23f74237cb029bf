/** A catalogue: texts by key. */
export type Texts<texts> = { readonly [key in keyof texts]: string }

type Placeholder<text extends string> = text extends `${string}{${infer name}}${infer rest}`
  ? name | Placeholder<rest>
  : never

/** The values a text needs: none, or one per `{placeholder}` of the English text. */
type TextValues<text extends string> = [Placeholder<text>] extends [never]
  ? []
  : [values: { readonly [name in Placeholder<text>]: string }]

/** Looks up a text and fills in its values. */
export type Text<texts extends Texts<texts>> = <key extends keyof texts & string>(
  key: key,
  ...values: TextValues<texts[key]>
) => string

/** Longest value that enters a sentence (S-63): names come from wallets. */
const longestValue = 256
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

// Where directions meet, a value is isolated so that it cannot reorder the sentence around it.
function isolate(value: string, template: string): string {
  const text = value.slice(0, longestValue)
  return rightToLeft.test(text) || rightToLeft.test(template) ? `\u2068${text}\u2069` : text
}

/**
 * Replaces placeholders such as `{amount}` by their values. A placeholder without a value stays
 * unchanged.
 */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    return value === undefined ? placeholder : isolate(value, template)
  })
}

/**
 * Creates the function all text goes through.
 *
 * @param texts - A catalogue in English.
 * @param own - Texts of the app; a missing one falls back to `texts`.
 */
export function createText<texts extends Texts<texts>>(
  texts: texts,
  own: { readonly [key: string]: string } = {},
): Text<texts> {
  return (key, ...[values]) => {
    const template = own[key] ?? texts[key]
    return values ? fillIn(template, values) : template
  }
}
