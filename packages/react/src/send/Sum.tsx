import { FullAddress, Stack, Text } from '@latchkey/ui'
import type { ReactNode } from 'react'
import styles from './Sum.module.css'

/** A bordered box with the amounts and addresses that the user is about to sign. */
export function Sum({ children }: { readonly children: ReactNode }) {
  return <div className={styles['sum']}>{children}</div>
}

export type SumPartProps = {
  readonly title: string
  readonly image?: ReactNode
  readonly children: ReactNode
}

/** One row of a `Sum` box: a title with an amount or an address below it. */
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
  /** The formatted amount with all its digits, in the language of the app. */
  readonly amount: string
  readonly symbol: string
  readonly testId: string
}

/** An amount with all its digits, because the user signs exactly this amount. */
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

/** An address in full length, because the user signs for exactly this address. */
export function WholeAddress({ address, testId }: WholeAddressProps) {
  return (
    <Text as="span" size="small">
      <FullAddress data-testid={testId} value={address} />
    </Text>
  )
}
