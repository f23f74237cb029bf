import { formatAmount } from '@latchkey/core'
import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Amount.module.css'

export type AmountProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Amount in base units of the token, e.g. wei. */
  readonly amount: bigint
  readonly decimals: number
  readonly symbol?: string | undefined
  /** BCP 47 tag of the language whose digits are used. Default: English. */
  readonly locale?: string | undefined
  /** Formatted fiat value, shown muted below the amount. */
  readonly fiat?: ReactNode
  /**
   * Makes a shortened amount focusable, with all digits in a tooltip. Default: true. Set to false
   * inside a row or button, where no nested element may be focusable.
   */
  readonly explained?: boolean | undefined
  readonly align?: 'start' | 'end' | undefined
}

/**
 * A token amount in tabular figures. A shortened amount shows all its digits in a tooltip on hover
 * or focus.
 */
export function Amount(props: AmountProps) {
  const { amount, decimals, symbol, locale, fiat } = props
  const { explained = true, align, className } = props
  const text = formatAmount(amount, decimals, { locale })
  const exact = formatAmount(amount, decimals, { locale, exact: true })
  return (
    <span
      {...nativeProps(props)}
      className={joinClasses(styles['root'], className)}
      data-align={align}
    >
      <span className={styles['value']}>
        {!explained || text === exact ? text : <Cut exact={exact} text={text} />}
        {symbol && <span className={styles['symbol']}> {symbol}</span>}
      </span>
      {fiat && <span className={styles['fiat']}>{fiat}</span>}
    </span>
  )
}

function Cut({ text, exact }: { readonly text: string; readonly exact: string }) {
  return (
    <Tooltip text={exact}>
      {(trigger) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focus is how the full precision is asked for
        <span {...trigger} className={styles['figures']} role="note" tabIndex={0}>
          {text}
        </span>
      )}
    </Tooltip>
  )
}

function nativeProps(props: AmountProps): ComponentProps<'span'> {
  const { amount, decimals, symbol, locale, fiat, explained, align, ...rest } = props
  return rest
}
