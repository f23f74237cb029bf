import { Icon } from '@latchkey/ui'
import { Bug, Store, Trophy, UserRound } from '@lucide/icons'
import { NavLink } from 'react-router'
import { useMessages } from '../messages/MessagesContext.ts'
import { paths } from '../routing/paths.ts'
import styles from './Navigation.module.css'

export type NavigationProps = {
  /** Called when a link is likely to be followed. */
  readonly onIntent: (path: string) => void
}

/** Side rail on wide pages, bottom bar on phones. */
export function Navigation({ onIntent }: NavigationProps) {
  const messages = useMessages().navigation
  const entries = [
    { path: paths.profile, label: messages.profile, short: messages.profile, icon: UserRound },
    {
      path: paths.leaderboard,
      label: messages.leaderboard,
      short: messages.leaderboard,
      icon: Trophy,
    },
    { path: paths.shop, label: messages.shop, short: messages.shop, icon: Store },
    { path: paths.bugReport, label: messages.bugReport, short: messages.bugReportShort, icon: Bug },
  ]
  return (
    <nav className={styles['navigation']} aria-label={messages.label}>
      <ul>
        {entries.map(({ path, label, short, icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              aria-label={label}
              onPointerEnter={() => onIntent(path)}
              onFocus={() => onIntent(path)}
            >
              <Icon icon={icon} />
              <span className={styles['long']}>{label}</span>
              <span className={styles['short']}>{short}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
