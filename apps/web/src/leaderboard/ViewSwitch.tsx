import { useId } from 'react'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from '../parts/Switch.module.css'

const views = ['all', 'near'] as const

export type ViewSwitchProps = {
  readonly view: 'all' | 'near'
  readonly onChoose: (view: 'all' | 'near') => void
}

/** Switches between the full leaderboard and the rows around the player. */
export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const { leaderboard: messages } = useMessages()
  const name = useId()
  return (
    <fieldset className={styles['switch']}>
      <legend>{messages.show}</legend>
      {views.map((value) => (
        <label key={value} data-checked={view === value || undefined}>
          <input
            type="radio"
            name={name}
            checked={view === value}
            onChange={() => onChoose(value)}
          />
          {messages.views[value]}
        </label>
      ))}
    </fieldset>
  )
}
