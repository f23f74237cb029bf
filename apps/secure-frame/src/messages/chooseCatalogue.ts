import en from './en.json'

/** Every text of the frame in one language. English is the reference for all others. */
export type Messages = typeof en

/**
 * Returns the text catalogue of the user's most preferred supported language, otherwise English.
 * `de` is used for `de-AT`.
 *
 * @param preferred - Languages of the browser, most preferred first.
 */
export function chooseCatalogue(
  catalogues: readonly Messages[],
  preferred: readonly string[] = [],
): Messages {
  const find = (tag: string | undefined) =>
    catalogues.find(({ language }) => language.toLowerCase() === tag?.toLowerCase())
  for (const tag of preferred) {
    const found = find(tag) ?? find(tag.split('-')[0])
    if (found) return found
  }
  return en
}
