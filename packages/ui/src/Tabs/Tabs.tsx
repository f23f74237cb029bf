import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import { nextTab } from './nextTab.ts'
import styles from './Tabs.module.css'

export type TabItem = {
  readonly id: string
  readonly label: ReactNode
  readonly 'data-testid'?: string | undefined
}

export type TabsProps = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  /** Accessible name of the tab list. */
  readonly 'aria-label': string
  readonly items: readonly TabItem[]
  readonly value: string
  readonly onValueChange: (id: string) => void
  /** Content of the selected tab. */
  readonly children?: ReactNode
}

/**
 * Tabs for a few views. The list is one tab stop: arrow keys (in reading direction), Home and End
 * select a tab. The behaviour is implemented here and in `nextTab`, because a library's tabs would
 * take 12 KiB of the modal's size budget.
 */
export function Tabs(props: TabsProps) {
  const { items, value, onValueChange, className, children, ...rest } = props
  const label = rest['aria-label']
  const id = useId()

  function chooseByKey(event: KeyboardEvent<HTMLDivElement>) {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const ids = items.map((item) => item.id)
    const chosen = nextTab(ids, value, { key: event.key, rightToLeft })
    if (!chosen) return
    event.preventDefault()
    onValueChange(chosen)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(chosen)}"]`)?.focus()
  }

  return (
    <div {...rest} aria-label={undefined} className={joinClasses(styles['root'], className)}>
      <div aria-label={label} className={styles['list']} onKeyDown={chooseByKey} role="tablist">
        {items.map((item) => (
          <button
            aria-controls={`${id}-panel`}
            aria-selected={item.id === value}
            className={styles['tab']}
            data-tab={item.id}
            data-testid={item['data-testid']}
            id={`${id}-${item.id}`}
            key={item.id}
            onClick={() => onValueChange(item.id)}
            role="tab"
            tabIndex={item.id === value ? 0 : -1}
            type="button"
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        aria-labelledby={`${id}-${value}`}
        className={styles['panel']}
        id={`${id}-panel`}
        role="tabpanel"
      >
        {children}
      </div>
    </div>
  )
}
