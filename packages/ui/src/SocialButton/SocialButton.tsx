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
  /** Label of the button, e.g. "Continue with Google". */
  readonly label: string
  /**
   * Renders the button as a tile with this text below the logo. The label then is the accessible
   * name of the tile.
   */
  readonly caption?: string | undefined
}

/**
 * A button that logs in with a provider. Shows the provider's logo with the label, or as a tile
 * with the caption.
 */
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
