import { chooseCatalogue, type Messages } from './chooseCatalogue.ts'

/** One file per language, named by its BCP 47 tag. */
const catalogues = import.meta.glob<Messages>('./*.json', { eager: true, import: 'default' })

/** The texts of this document. The language stays the same until the document is loaded again (decision 0051). */
export const messages = chooseCatalogue(Object.values(catalogues), globalThis.navigator?.languages)

/** Replaces each `{name}` of a text by its value. A name without a value stays. */
export function fillIn(
  template: string,
  values: Readonly<Record<string, string | number | bigint>>,
): string {
  return template.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : name,
  )
}
