/**
 * Replaces each `{placeholder}` of a text by its value: `fillIn('Send {amount}', { amount: '1 ETH' })`
 * is `'Send 1 ETH'`. A placeholder without a value stays unchanged. Placeholders inside a value are
 * not replaced.
 *
 * @param values - Value of each placeholder, by its name.
 * @param toText - Converts a value to text. Default: `String`.
 */
export function fillIn<value extends string | number | bigint>(
  template: string,
  values: Readonly<Record<string, value>>,
  toText: (value: value) => string = String,
): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? placeholder : toText(value)
  })
}
