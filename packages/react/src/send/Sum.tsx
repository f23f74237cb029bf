import { Stack, Text } from '@latchkey/ui'
import type { ReactNode } from 'react'
import styles from './Sum.module.css'

/** The frame around the amounts and addresses that the user will sign. */
export function Sum({ children }: { readonly children: ReactNode }) {
  return <div className={styles['sum']}>{children}</div>
}

export type SumPartProps = {
  readonly title: string
  readonly image?: ReactNode
  readonly children: ReactNode
}

/** One row of the frame: an amount or an address below its title. */
export function SumPart({ title, image, children }: SumPartProps) {
  return (
    <div className={styles['part']}>
      <Stack>
        <Text as="span" size="small" tone="muted">
          {title}
        </Text>
        {children}
      </Stack>
      {image}
    </div>
  )
}

export type ExactAmountProps = {
  /** All digits, in the language of the app. */
  readonly amount: string
  readonly symbol: string
  readonly testId: string
}

/** An amount to its last digit, because the user signs this amount. */
export function ExactAmount({ amount, symbol, testId }: ExactAmountProps) {
  return (
    <Text
      as="span"
      className={styles['amount']}
      data-testid={testId}
      size={amount.length > 12 ? 'title' : 'display'}
      tabular
      weight={500}
    >
      {amount} <bdi>{symbol}</bdi>
    </Text>
  )
}

export type WholeAddressProps = { readonly address: string; readonly testId: string }

/** An address in full, because the user signs this address. */
export function WholeAddress({ address, testId }: WholeAddressProps) {
  return (
    <bdi className={styles['address']} data-testid={testId}>
      {address}
    </bdi>
  )
}
