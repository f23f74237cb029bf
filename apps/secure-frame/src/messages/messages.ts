import { chooseCatalogue, type Messages } from './chooseCatalogue.ts'

/** The text catalogues: one file per language, named by its BCP 47 tag. */
const catalogues = import.meta.glob<Messages>('./*.json', { eager: true, import: 'default' })

/**
 * The texts of this document. The language does not change until the document is reloaded (decision
 * 0051).
 */
export const messages = chooseCatalogue(Object.values(catalogues), globalThis.navigator?.languages)
