import type { ReactNode } from 'react'
import { useThemeRoot } from '../hooks/appearance/useThemeRoot.ts'
import styles from './ThemeRoot.module.css'

type RootProps = {
  /** Text that the app gives the button. */
  readonly label: string | undefined
  readonly children: ReactNode
}

/**
 * Applies theme, language and direction to a button in the app's page. The root element has no box,
 * so that the page lays out the button itself. It is a separate element because the kit's sizes are
 * relative to the font size of the root.
 */
export function ThemeRoot({ label, children }: RootProps) {
  const theme = useThemeRoot(label)
  return (
    <span {...theme} className={`${theme.className} ${styles['root']}`}>
      {children}
    </span>
  )
}
