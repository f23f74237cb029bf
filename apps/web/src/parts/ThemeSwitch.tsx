import { Icon } from '@latchkey/ui'
import { Monitor, Moon, Sun } from '@lucide/icons'
import { useId } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../messages/MessagesContext.ts'
import type { Theme } from '../theme/createTheme.ts'
import styles from './ThemeSwitch.module.css'

const choices = [
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
] as const

/** Switch in the footer that selects the theme: that of the system, light or dark. */
export function ThemeSwitch({ theme }: { readonly theme: Theme }) {
  const messages = useMessages().theme
  const { choice } = useStore(theme.store)
  const name = useId()
  return (
    <fieldset className={styles['switch']}>
      <legend>{messages.label}</legend>
      {choices.map(([value, icon]) => (
        <label key={value} title={messages[value]} data-checked={choice === value || undefined}>
          <input
            type="radio"
            name={name}
            checked={choice === value}
            onChange={() => theme.choose(value)}
            aria-label={messages[value]}
          />
          <Icon icon={icon} size={16} />
        </label>
      ))}
    </fieldset>
  )
}
