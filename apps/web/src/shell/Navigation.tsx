import { type NavigationScreenName, screens } from '@latchkey/product-api'
import { Icon } from '@latchkey/ui'
import { Bug, Store, Trophy, UserRound } from '@lucide/icons'
import { NavLink } from 'react-router'
import { useMessages } from '../messages/MessagesContext.ts'
import { isNavigationScreen, screenNames } from '../routing/screenNames.ts'
import styles from './Navigation.module.css'

const icons = {
  profile: UserRound,
  leaderboard: Trophy,
  shop: Store,
  bugReport: Bug,
} satisfies Readonly<Record<NavigationScreenName, unknown>>

export type NavigationProps = {
  /**
   * Called with a path when the user hovers or focuses its link, so that the screen can be
   * preloaded.
   */
  readonly onIntent: (path: string) => void
}

/** The links to all screens: at the side of wide pages, at the bottom on phones. */
export function Navigation({ onIntent }: NavigationProps) {
  const { navigation, screens: texts } = useMessages()
  return (
    <nav className={styles['navigation']} aria-label={navigation.label}>
      <ul>
        {screenNames.filter(isNavigationScreen).map((name) => {
          const { path } = screens[name]
          const { title, short = title } = texts[name]
          return (
            <li key={name}>
              <NavLink
                to={path}
                aria-label={title}
                onPointerEnter={() => onIntent(path)}
                onFocus={() => onIntent(path)}
              >
                <Icon icon={icons[name]} />
                <span className={styles['long']}>{title}</span>
                <span className={styles['short']}>{short}</span>
              </NavLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
