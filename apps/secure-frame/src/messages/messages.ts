import { chooseCatalogue, type Messages } from './chooseCatalogue.ts'
import { readLanguages } from './readLanguages.ts'

/** The text catalogues: one file per language, named by its BCP 47 tag. */
const catalogues = import.meta.glob<Messages>('./*.json', { eager: true, import: 'default' })

const { asked, preferred } = readLanguages(globalThis.location, globalThis.navigator)

/**
 * The texts of this document. The language does not change until the document is reloaded (decision
 * 0051).
 */
export const messages = chooseCatalogue(Object.values(catalogues), preferred)

/** Query of the URLs of further windows, so that they have the language of this document. */
export const languageQuery = asked ? `?lang=${messages.language}` : ''
