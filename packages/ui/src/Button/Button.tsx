import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx'

export type ButtonProps = Omit<PlainButtonProps, 'inactive'> & {
  /**
   * Reason for a disabled button. The button then stays focusable, so that all users can read the
   * reason.
   */
  readonly disabledReason?: string | undefined
}

/** A button whose label is a verb. Use one primary button per screen. */
export function Button(props: ButtonProps) {
  const { disabled, disabledReason, ...rest } = props
  if (!disabled || !disabledReason) return <PlainButton {...rest} disabled={disabled} />
  return (
    <Tooltip text={disabledReason} wide={rest.wide}>
      {(trigger) => <PlainButton {...rest} {...trigger} inactive />}
    </Tooltip>
  )
}
