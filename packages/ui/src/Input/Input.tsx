import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Input.module.css'

export type InputProps = ComponentProps<'input'> & {
  readonly label: ReactNode
  /**
   * Hides the label visually. Use it if an icon or the heading already shows the purpose of the
   * field.
   */
  readonly labelHidden?: boolean | undefined
  /** Text below the field that describes the expected input. */
  readonly hint?: ReactNode
  /** Error message with its remedy, shown instead of the hint. */
  readonly error?: ReactNode
  readonly icon?: ReactNode
  /** An IconButton or a small Button at the end of the field. */
  readonly trailing?: ReactNode
}

/**
 * A single-line field with its label. `className` applies to the root, all other props to the
 * `<input>`.
 */
export function Input(props: InputProps) {
  const { label, labelHidden, hint, error, icon, trailing, className, id, ...rest } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  const note = error ?? hint
  return (
    <div className={joinClasses(styles['root'], className)}>
      <label
        className={labelHidden ? styles['hidden'] : styles['label']}
        data-disabled={rest.disabled || undefined}
        htmlFor={inputId}
      >
        {label}
      </label>
      <div
        className={styles['field']}
        data-disabled={rest.disabled || undefined}
        data-invalid={error ? true : undefined}
      >
        {icon && <span className={styles['icon']}>{icon}</span>}
        <input
          {...rest}
          aria-describedby={joinClasses(rest['aria-describedby'], note ? noteId : '') || undefined}
          aria-invalid={error ? true : rest['aria-invalid']}
          className={styles['input']}
          id={inputId}
        />
        {trailing && <span className={styles['trailing']}>{trailing}</span>}
      </div>
      <div
        aria-live="polite"
        className={styles['note']}
        data-invalid={error ? true : undefined}
        id={noteId}
      >
        {note}
      </div>
    </div>
  )
}
