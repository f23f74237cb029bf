import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

/** All texts of the mails in one language. Other languages must have the same texts as English. */
export type Messages = typeof en

/** The text catalogues. To add a language, add a file named by its BCP 47 tag and list it here. */
export const catalogues: readonly Messages[] = [en, de]
