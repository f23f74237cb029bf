import { fillIn } from '@latchkey/core'

/** A catalogue of texts, by key. */
export type Texts<texts> = { readonly [key in keyof texts]: string }

type Placeholder<text extends string> = text extends `${string}{${infer name}}${infer rest}`
  ? name | Placeholder<rest>
  : never

/**
 * Arguments for a text: none if the English text has no placeholder, else an object with a value
 * for each `{placeholder}`.
 */
type TextValues<text extends string> = [Placeholder<text>] extends [never]
  ? []
  : [values: { readonly [name in Placeholder<text>]: string }]

/** Function that returns the text for a key, with its placeholders replaced by values. */
export type Text<texts extends Texts<texts>> = <key extends keyof texts & string>(
  key: key,
  ...values: TextValues<texts[key]>
) => string

/**
 * Maximum length of a placeholder's value (S-63). Values such as wallet names come from third
 * parties.
 */
const longestValue = 256
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

// Adds Unicode isolates around a value in right-to-left text, so that it cannot reorder the
// sentence around it.
function isolate(value: string, template: string): string {
  const text = value.slice(0, longestValue)
  return rightToLeft.test(text) || rightToLeft.test(template) ? `\u2068${text}\u2069` : text
}

/** Replaces the placeholders of a text. Isolates the values, because third parties control them. */
export function fillInIsolated(template: string, values: Readonly<Record<string, string>>): string {
  return fillIn(template, values, (value) => isolate(value, template))
}

/**
 * Creates the function that returns the texts of a catalogue.
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
