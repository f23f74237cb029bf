import { Button, type ButtonProps } from '../Button/Button.tsx'
import type { SocialMarkName } from '../SocialMark/marks.ts'
import { SocialMark } from '../SocialMark/SocialMark.tsx'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './SocialButton.module.css'

export type SocialButtonProps = Omit<
  ButtonProps,
  'children' | 'icon' | 'trailing' | 'variant' | 'size' | 'wide' | 'progress'
> & {
  readonly provider: SocialMarkName
  /** Label of the action: "Continue with …". */
  readonly label: string
  /**
   * Renders a tile that shares its row with others, with this text below the logo. The label then
   * is the accessible name.
   */
  readonly caption?: string | undefined
}

/** Logs in with a provider. Shows its logo and label, or as a tile its logo and name. */
export function SocialButton(props: SocialButtonProps) {
  const { provider, label, caption, className, ...rest } = props
  return (
    <Button
      {...rest}
      aria-label={caption ? label : rest['aria-label']}
      className={joinClasses(styles['root'], className)}
      icon={<SocialMark name={provider} />}
      size={caption ? 'tile' : 'large'}
      wide={!caption}
    >
      {caption ?? label}
    </Button>
  )
}
