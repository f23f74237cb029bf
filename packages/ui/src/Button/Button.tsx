import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx'

export type ButtonProps = Omit<PlainButtonProps, 'inactive'> & {
  /**
   * Text that explains why the button is disabled, shown in a tooltip. The button then stays
   * focusable, so that keyboard users can read it too.
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
