/**
 * Returns the languages of a document, most preferred first. The app may ask for one with the
 * parameter `lang` of the URL, because its user has chosen it there. It selects texts only, so the
 * app may choose it freely. The browser's languages follow.
 *
 * @returns `asked` tells whether the app asked for a language.
 */
export function readLanguages(
  location: Pick<Location, 'search'> | undefined,
  navigator: Pick<Navigator, 'languages'> | undefined,
): { readonly asked: boolean; readonly preferred: readonly string[] } {
  const lang = new URLSearchParams(location?.search).get('lang')
  const languages = navigator?.languages ?? []
  return { asked: lang !== null, preferred: lang === null ? languages : [lang, ...languages] }
}
