import type { ReportText } from '@latchkey/product-api'
import { useId } from 'react'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './SeverityChoice.module.css'

type Severity = ReportText['severity']
const severities = ['blocks', 'hinders', 'looks'] as const satisfies readonly Severity[]

export type SeverityChoiceProps = {
  readonly value: Severity
  readonly onChoose: (value: Severity) => void
}

/** Radio buttons for the severity of a bug. Each describes the effect that the player notices. */
export function SeverityChoice({ value, onChoose }: SeverityChoiceProps) {
  const messages = useMessages().bugReport
  const name = useId()
  return (
    <fieldset className={styles['choice']}>
      <legend>{messages.severity}</legend>
      {severities.map((severity) => (
        <label key={severity} data-checked={value === severity || undefined}>
          <input
            type="radio"
            name={name}
            checked={value === severity}
            onChange={() => onChoose(severity)}
          />
          <span>
            {messages.severities[severity].title}
            <small>{messages.severities[severity].text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
