import { Button, HideIcon, Icon, IconButton, ShowIcon, Skeleton, Stack, Text } from '@latchkey/ui'
import type { ReactNode } from 'react'
import { unknownBalanceText } from '../../balance/constants.ts'
import { HiddenBalance } from '../../balance/HiddenBalance.tsx'
import { useBalancesHidden } from '../../balance/useBalancesHidden.ts'
import { useHiddenBalances } from '../../balance/useHiddenBalances.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { useChangeMotion } from '../../motion/useChangeMotion.ts'
import styles from './AccountBalance.module.css'

export type HeroNumberProps = UnknownProps & {
  /** The amount in any unit. A change is animated. `undefined` while the amount is unknown. */
  readonly value: number | bigint | undefined
  /** Whether the amount failed to load. The component then shows a dash and a retry button. */
  readonly unknown: boolean
  /** The formatted amount. While it is falsy, a skeleton is shown. */
  readonly children: ReactNode
}

/**
 * Shows the largest number of the account view, its balance: loading, known or unknown. A button
 * next to it hides all balances.
 */
export function HeroNumber({ value, unknown, children, ...retrying }: HeroNumberProps) {
  return (
    <>
      <Text as="div" className={styles['balance']} size="display" tabular weight={500}>
        <Figures unknown={unknown} value={value}>
          {children}
        </Figures>
      </Text>
      {unknown && <Unknown {...retrying} />}
    </>
  )
}

function Figures({ value, unknown, children }: Omit<HeroNumberProps, keyof UnknownProps>) {
  const text = useAccountText()
  const hidden = useBalancesHidden()
  const box = useChangeMotion<HTMLSpanElement>(hidden ? undefined : value)
  if (unknown) return <span aria-hidden="true">{unknownBalanceText}</span>
  if (!children) {
    return (
      <span aria-label={text('account.loadingBalance')} className={styles['waiting']} role="img">
        <Skeleton shape="title" />
      </span>
    )
  }
  return (
    <span className={styles['known']}>
      <span className={styles['number']} ref={box}>
        {hidden ? <HiddenBalance /> : children}
      </span>
      <HideSwitch />
    </span>
  )
}

function HideSwitch() {
  const { hidden, setHidden } = useHiddenBalances()
  const text = useAccountText()
  return (
    <IconButton
      aria-label={text(hidden ? 'account.showBalances' : 'account.hideBalances')}
      className={styles['switch']}
      data-testid="hide-balances"
      onClick={() => setHidden(!hidden)}
    >
      <Icon icon={hidden ? HideIcon : ShowIcon} size={16} />
    </IconButton>
  )
}

type UnknownProps = { readonly pending: boolean; readonly retry: () => void }

function Unknown({ pending, retry }: UnknownProps) {
  const text = useAccountText()
  return (
    <Stack align="center" direction="row" gap={8}>
      <Text as="span" role="status" size="small" tone="muted">
        {text('button.balanceUnavailable')}
      </Text>
      <Button onClick={retry} pending={pending} size="small">
        {text('modal.tryAgain')}
      </Button>
    </Stack>
  )
}
