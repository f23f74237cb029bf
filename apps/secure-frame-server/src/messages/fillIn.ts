/** Replaces each `{name}` of a text by its value. A name without a value stays, such as `{operator}` of a subject. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? name) : name,
  )
}
