import { fillIn } from '@latchkey/core'

/** A catalogue maps keys to texts. */
export type Texts<texts> = { readonly [key in keyof texts]: string }

type Placeholder<text extends string> = text extends `${string}{${infer name}}${infer rest}`
  ? name | Placeholder<rest>
  : never

/**
 * Arguments for a text: no argument without placeholders, else an object with a value for each
 * `{placeholder}` of the English text.
 */
type TextValues<text extends string> = [Placeholder<text>] extends [never]
  ? []
  : [values: { readonly [name in Placeholder<text>]: string }]

/** Returns the text for a key with its placeholders replaced by values. */
export type Text<texts extends Texts<texts>> = <key extends keyof texts & string>(
  key: key,
  ...values: TextValues<texts[key]>
) => string

/** Maximum length of a value (S-63). Values such as wallet names come from third parties. */
const longestValue = 256
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

// Isolates a value in right-to-left text so that it cannot reorder the surrounding sentence.
function isolate(value: string, template: string): string {
  const text = value.slice(0, longestValue)
  return rightToLeft.test(text) || rightToLeft.test(template) ? `\u2068${text}\u2069` : text
}

/** Fills in a text and isolates its values, which third parties control. */
export function fillInIsolated(template: string, values: Readonly<Record<string, string>>): string {
  return fillIn(template, values, (value) => isolate(value, template))
}

/**
 * Creates a function that returns texts of a catalogue.
 *
 * @param texts - English catalogue.
 * @param own - Texts of the app, which replace those of `texts`.
 */
export function createText<texts extends Texts<texts>>(
  texts: texts,
  own: { readonly [key: string]: string } = {},
): Text<texts> {
  return (key, ...[values]) => {
    const template = own[key] ?? texts[key]
    return values ? fillInIsolated(template, values) : template
  }
}
