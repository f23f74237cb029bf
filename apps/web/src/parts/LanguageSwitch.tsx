import { useStore } from 'zustand'
import type { Language } from '../language/createLanguage.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './LanguageSwitch.module.css'

/**
 * Language menu with each language in its native name. Renders nothing if only one language exists.
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
        // The select shows the language in use, so a failed load is visible in it.
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
