import {
  type ClipboardEvent,
  type ComponentProps,
  type InputEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import {
  type Edit,
  getDigit,
  isComplete,
  isReachable,
  toDigits,
  withDigits,
  withoutDigit,
} from './editDigits.ts'
import styles from './OtpInput.module.css'

export type OtpInputProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** Accessible name of the one-time code's fields. Each field appends its position, e.g. "1/6". */
  readonly label: string
  /** The digits entered so far. A space stands for an empty field. */
  readonly value: string
  readonly onValueChange: (value: string) => void
  /**
   * Called with the complete code: when the last missing digit is entered, when the last field is
   * changed, or on Enter.
   */
  readonly onComplete?: ((code: string) => void) | undefined
  /** Number of digits. Default: 6. */
  readonly length?: number | undefined
  /** Error message with its remedy, shown below the fields. */
  readonly error?: ReactNode
  /** The code is being verified: its digits stay visible and cannot be changed. */
  readonly pending?: boolean | undefined
  /** Focuses the first field on mount. */
  readonly focusOnMount?: boolean | undefined
}

/**
 * A field for a one-time code, with one input per digit. Accepts only digits. Pasting or
 * autofilling a code fills all inputs.
 */
export function OtpInput(props: OtpInputProps) {
  const { label, length = 6, error, pending, value, ...rest } = props
  const { focusOnMount, onValueChange, onComplete, className, ...native } = rest
  const noteId = useId()
  const code = useCode({ ...props, length })
  return (
    <fieldset
      {...native}
      aria-busy={pending || undefined}
      aria-describedby={error ? noteId : undefined}
      aria-label={label}
      className={joinClasses(styles['root'], className)}
    >
      {/* Numbers are written from left to right in every language. */}
      <div
        className={styles['fields']}
        data-pending={pending || undefined}
        dir="ltr"
        ref={code.ref}
      >
        {toNames(length).map((name, place) => (
          <input
            aria-describedby={error ? noteId : undefined}
            aria-invalid={error ? true : undefined}
            aria-label={`${label} ${name}`}
            // Only the first input allows autofill, because a browser would fill the whole code
            // into every input.
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            className={styles['field']}
            disabled={!isReachable(value, place)}
            inputMode="numeric"
            key={name}
            onChange={ignore}
            onFocus={(event) => event.currentTarget.select()}
            // Handles `input` instead of `change`, because typing the same digit again must also
            // move the focus to the next field.
            onInput={(event) => code.type(place, event)}
            onKeyDown={(event) => code.press(place, event)}
            onPaste={(event) => code.paste(place, event)}
            readOnly={pending}
            type="text"
            value={getDigit(value, place)}
          />
        ))}
      </div>
      <div aria-live="polite" className={styles['note']} id={noteId}>
        {error}
      </div>
    </fieldset>
  )
}

/** Handles edits of the one-time code and moves the focus between its fields accordingly. */
function useCode(props: OtpInputProps & { readonly length: number }) {
  const { value, length, pending, focusOnMount, onValueChange, onComplete } = props
  const ref = useRef<HTMLDivElement>(null)
  const focus = (place: number) => ref.current?.querySelectorAll('input')[place]?.focus()

  useEffect(() => {
    if (focusOnMount) ref.current?.querySelector('input')?.focus()
  }, [focusOnMount])

  const apply = (edit: Edit) => {
    onValueChange(edit.value)
    // Waits for the render, because the next field is only enabled with the new value.
    queueMicrotask(() => focus(edit.place))
  }
  const fill = (place: number, digits: string) => {
    if (digits === '' || pending) return
    const edit = withDigits(value, { place, digits, length })
    apply(edit)
    const wasOpen = !isComplete(value, length)
    const isLast = place + digits.length >= length
    // Overwriting a complete code from its start must not submit after each digit, because the code
    // would mix old and new digits.
    if (isComplete(edit.value, length) && (wasOpen || isLast)) onComplete?.(edit.value)
  }
  const clear = (place: number) => {
    if (!pending) apply(withoutDigit(value, place))
  }
  return {
    ref,
    type(place: number, { currentTarget }: InputEvent<HTMLInputElement>) {
      if (currentTarget.value === '') clear(place)
      else fill(place, toTyped(toDigits(currentTarget.value), getDigit(value, place)))
    },
    paste(place: number, event: ClipboardEvent) {
      event.preventDefault()
      fill(place, toDigits(event.clipboardData.getData('text')))
    },
    press(place: number, event: KeyboardEvent) {
      const step = steps[event.key]
      if (step !== undefined) focus(Math.min(length - 1, Math.max(0, place + step)))
      else if (event.key === 'Backspace')
        clear(getDigit(value, place) ? place : Math.max(0, place - 1))
      else if (event.key === 'Delete') clear(place)
      else if (event.key === 'Enter' && isComplete(value, length) && !pending) onComplete?.(value)
      else return
      event.preventDefault()
    },
  }
}

const ignore = () => {}

/** Accessible names and keys of the fields: `1/6` and so on. */
const toNames = (length: number) => Array.from({ length }, (_, place) => `${place + 1}/${length}`)

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * Returns the newly typed digit of an input. If the input already held a digit, its text now
 * contains both.
 */
function toTyped(digits: string, before: string): string {
  if (digits.length !== 2 || before === '') return digits
  return digits.startsWith(before) ? digits.slice(1) : digits.slice(0, 1)
}
