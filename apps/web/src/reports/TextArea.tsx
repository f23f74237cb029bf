import { type ComponentProps, useId } from 'react'
import { useFormats } from '../format/useFormats.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './TextArea.module.css'

export type TextAreaProps = ComponentProps<'textarea'> & {
  readonly label: string
  readonly hint: string
  /** Error message below the field with its remedy, shown instead of the hint. */
  readonly error?: string | undefined
  readonly value: string
  /** Maximum number of characters. Longer text can be typed, and a counter shows the excess. */
  readonly most: number
}

/** Number of remaining characters below which a text field shows the counter. */
const nearEnd = 200

/** A multi-line text field with its label, a hint and a counter of the remaining characters. */
export function TextArea({ label, hint, error, most, ...rest }: TextAreaProps) {
  const formats = useFormats()
  const messages = useMessages().bugReport
  const id = useId()
  const left = most - rest.value.trim().length
  const room = left < nearEnd ? messages.left(formats.count(Math.max(0, left))) : undefined
  return (
    <div className={styles['root']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...rest}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        id={id}
      />
      <div className={styles['note']} id={`${id}-note`} aria-live="polite">
        <span data-invalid={error ? true : undefined}>{error ?? hint}</span>
        {room && <span>{room}</span>}
      </div>
    </div>
  )
}
