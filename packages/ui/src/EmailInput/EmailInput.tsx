import { type ComponentProps, type ReactNode, type SubmitEvent, useId } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { ForwardIcon, MailIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Input } from '../Input/Input.tsx'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './EmailInput.module.css'

/** Longest text for which the submit arrow stays hidden, because no email address is this short. */
const longestFragment = 3

export type EmailInputProps = Omit<ComponentProps<'input'>, 'value' | 'onSubmit' | 'size'> & {
  readonly label: string
  /** Accessible name of the submit arrow. */
  readonly submitLabel: string
  readonly value: string
  readonly onValueChange: (value: string) => void
  /**
   * Called with the unchanged text when the user presses the arrow or Enter. Not called for texts
   * of up to three characters.
   */
  readonly onSubmitEmail: (value: string) => void
  /** Error message with its remedy, e.g. "Invalid email. Check the address". */
  readonly error?: ReactNode
  /** The email is being submitted: the field is read-only and the arrow ignores presses. */
  readonly pending?: boolean | undefined
  /** Hides the arrow, because another button submits the email address. */
  readonly withoutArrow?: boolean | undefined
}

/** An email field with an arrow that submits it. `className` applies to the surrounding form. */
export function EmailInput(props: EmailInputProps) {
  const { value, onValueChange, onSubmitEmail, className, ...rest } = props
  const { submitLabel, pending, withoutArrow, error, label, ...native } = rest
  const formId = useId()
  const isLong = value.length > longestFragment
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isLong && !pending && !native.disabled) onSubmitEmail(value)
  }
  return (
    // The browser's validation is off, so that errors appear below the field in the app's language.
    <form
      className={joinClasses(styles['root'], className)}
      id={native.form ?? formId}
      noValidate
      onSubmit={submit}
    >
      <Input
        autoCapitalize="off"
        autoComplete="email"
        autoCorrect="off"
        enterKeyHint="send"
        inputMode="email"
        name="email"
        placeholder={label}
        spellCheck={false}
        {...native}
        aria-busy={pending || undefined}
        error={error}
        icon={<Icon icon={MailIcon} />}
        label={label}
        labelHidden
        onChange={(event) => onValueChange(event.currentTarget.value)}
        readOnly={pending || native.readOnly}
        trailing={
          !withoutArrow &&
          (isLong || pending) && (
            <IconButton
              aria-label={submitLabel}
              disabled={native.disabled}
              pending={pending}
              type="submit"
            >
              <Icon directional icon={ForwardIcon} />
            </IconButton>
          )
        }
        type="email"
        value={value}
      />
    </form>
  )
}
