import type { MessageKey, Messages, MessageValues, ModalMessageKey } from './Messages.ts'

/** Looks up a text and fills in its values. */
export type Text<keys extends MessageKey = ModalMessageKey> = <key extends keys>(
  key: key,
  ...values: MessageValues<key>
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

/** Puts values in the place of their placeholders. One without a value stays as it is. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    return value === undefined ? placeholder : isolate(value, template)
  })
}

/**
 * Creates the function all text goes through.
 *
 * @param base - Complete for the keys that are asked for.
 * @param own - The host's texts; a missing one falls back to `base`.
 */
export function createText<keys extends MessageKey>(
  base: { readonly [key in keys]: string },
  own: Partial<Messages> = {},
): Text<keys> {
  return (key, ...[values]) => {
    const template = own[key] ?? base[key]
    return values ? fillIn(template, values) : template
  }
}
