import { useMessages } from '../messages/MessagesContext.ts'
import { ThemeSwitch } from '../parts/ThemeSwitch.tsx'
import { privacyPath } from '../routing/paths.ts'
import type { Theme } from '../theme/createTheme.ts'
import styles from './Footer.module.css'

/** The end of every screen: privacy and theme. */
export function Footer({ theme }: { readonly theme: Theme }) {
  const messages = useMessages()
  return (
    <footer className={styles['footer']}>
      <a href={privacyPath}>{messages.navigation.privacy}</a>
      <ThemeSwitch theme={theme} />
    </footer>
  )
}
