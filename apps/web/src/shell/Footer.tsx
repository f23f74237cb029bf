import type { Language } from '../language/createLanguage.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { ThemeSwitch } from '../parts/ThemeSwitch.tsx'
import { privacyPath } from '../routing/paths.ts'
import type { Theme } from '../theme/createTheme.ts'
import styles from './Footer.module.css'

export type FooterProps = { readonly theme: Theme; readonly language: Language }

/** Footer of every screen: privacy link, language and theme. */
export function Footer({ theme, language }: FooterProps) {
  const messages = useMessages()
  return (
    <footer className={styles['footer']}>
      <a href={privacyPath}>{messages.navigation.privacy}</a>
      <LanguageSwitch language={language} />
      <ThemeSwitch theme={theme} />
    </footer>
  )
}
