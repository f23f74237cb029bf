import { Button, type ButtonProps } from '../Button/Button.tsx'
import { joinClasses } from '../joinClasses.ts'
import { SocialMark } from '../SocialMark/SocialMark.tsx'
import type { SocialMarkName } from '../SocialMark/strokes.ts'
import styles from './SocialButton.module.css'

export type SocialButtonProps = Omit<
  ButtonProps,
  'children' | 'icon' | 'trailing' | 'variant' | 'size' | 'wide' | 'progress'
> & {
  readonly provider: SocialMarkName
  /** What it does: "Continue with …". */
  readonly label: string
  /** The mark alone, as wide as its share of the row; the label is for screen readers. */
  readonly square?: boolean | undefined
}

/** Logs in with a provider: its mark and words, or the mark alone in a row of several. */
export function SocialButton({ provider, label, square, className, ...rest }: SocialButtonProps) {
  return (
    <Button
      {...rest}
      aria-label={square ? label : rest['aria-label']}
      className={joinClasses(styles['root'], square && styles['square'], className)}
      icon={<SocialMark name={provider} />}
      size="large"
      title={square ? label : rest.title}
      wide={!square}
    >
      {!square && label}
    </Button>
  )
}
