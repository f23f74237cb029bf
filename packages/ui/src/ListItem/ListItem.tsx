import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronIcon } from '../Icon/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './ListItem.module.css'

export type ListItemProps = Omit<ComponentProps<'button'>, 'onSelect' | 'children'> & {
  readonly label: ReactNode
  readonly detail?: ReactNode
  /** An Image, Avatar or Icon at the start, 40 × 40 px. */
  readonly image?: ReactNode
  /** A Tag or an Amount at the end. */
  readonly tag?: ReactNode
  /** Shows a chevron. Set it for a row that opens another view. */
  readonly chevron?: boolean | undefined
  /** Marks the selected row, such as the current network or the active wallet. */
  readonly current?: boolean | undefined
  /** Shows a spinner and ignores presses. The row keeps its focus. */
  readonly pending?: boolean | undefined
  /**
   * Text that explains why the row is disabled. The row then stays focusable instead of being
   * natively disabled.
   */
  readonly disabledReason?: string | undefined
  readonly onSelect?: (() => void) | undefined
}

/** A selectable row, 56 px high. The whole row is the click target. */
export function ListItem(props: ListItemProps) {
  const { disabled, disabledReason, ...rest } = props
  if (!disabled || !disabledReason) return <Row {...rest} disabled={disabled} />
  return (
    <Tooltip text={disabledReason} wide>
      {(trigger) => <Row {...rest} {...trigger} inactive />}
    </Tooltip>
  )
}

type RowProps = Omit<ListItemProps, 'disabledReason'> & { readonly inactive?: boolean | undefined }

function Row(props: RowProps) {
  const { label, detail, image, current, pending, inactive, onSelect, className } = props
  const blocked = pending || inactive
  return (
    <button
      {...nativeProps(props)}
      aria-busy={pending || undefined}
      aria-current={current || undefined}
      aria-disabled={blocked || undefined}
      className={joinClasses(styles['root'], className)}
      data-pending={pending || undefined}
      onClick={blocked ? undefined : onSelect}
      type="button"
    >
      {image && <span className={styles['image']}>{image}</span>}
      <span className={styles['text']}>
        <span className={styles['label']}>{label}</span>
        {detail && <span className={styles['detail']}>{detail}</span>}
      </span>
      <Trailing {...props} />
    </button>
  )
}

function Trailing({ tag, chevron, pending }: RowProps) {
  if (pending) return <Spinner className={joinClasses(styles['spinner'])} />
  return (
    <>
      {tag && <span className={styles['tag']}>{tag}</span>}
      {chevron && (
        <Icon className={joinClasses(styles['chevron'])} directional icon={ChevronIcon} />
      )}
    </>
  )
}

function nativeProps(props: RowProps): ComponentProps<'button'> {
  const { label, detail, image, tag, chevron, current, pending, inactive, onSelect, ...rest } =
    props
  return rest
}
