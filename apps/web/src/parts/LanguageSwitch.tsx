import { useStore } from 'zustand'
import type { Language } from '../language/createLanguage.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './LanguageSwitch.module.css'

/**
 * Menu that selects the language, with each language in its own name. Renders nothing if only one
 * language exists.
 */
export function LanguageSwitch({ language }: { readonly language: Language }) {
  const { language: label } = useMessages()
  const { tag } = useStore(language.store)
  if (language.tags.length < 2) return null
  return (
    <select
      className={styles['switch']}
      aria-label={label}
      value={tag}
      onChange={({ target }) => {
        // If the load fails, the menu continues to show the current language.
        language.choose(target.value).catch(() => {})
      }}
    >
      {language.tags.map((each) => (
        <option key={each} value={each} lang={each}>
          {new Intl.DisplayNames([each], { type: 'language' }).of(each)}
        </option>
      ))}
    </select>
  )
}
