import en from './en.json' with { type: 'json' }

/** Every text of the mails in one language. English is the reference for all others. */
export type Messages = typeof en

/** One file per language, named by its BCP 47 tag. A new language is a file and its line here. */
export const catalogues: readonly Messages[] = [en]
