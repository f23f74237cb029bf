import { Address, Avatar, Skeleton, Stack, Text, Tooltip, toAmountText } from '@latchkey/ui'
import { toBalanceText } from '../../balance/toBalanceText.ts'
import { useNativeBalance } from '../../balance/useNativeBalance.ts'
import { useAddressLabels } from '../../hooks/useAddressLabels.ts'
import { useLanguage } from '../../hooks/useLanguage.ts'
import { useText } from '../../hooks/useText.ts'
import styles from './AccountSummary.module.css'
import { WalletSwitch } from './WalletSwitch.tsx'

export type AccountSummaryProps = {
  readonly address: string
  /** The name a person has given it. */
  readonly label: string | undefined
}

/** Whose account it is and what is on it. */
export function AccountSummary({ address, label }: AccountSummaryProps) {
  const labels = useAddressLabels()
  return (
    <Stack align="center" gap={12}>
      <WalletSwitch />
      <Avatar data-testid="single-account-avatar" seed={address} size={56} />
      <Stack align="center" gap={4}>
        <Text as="div" className={styles['balance']} size="display" weight={500}>
          <Balance />
        </Text>
        {label && (
          <Text as="div" data-testid="account-name" title={label} truncate>
            <bdi>{label}</bdi>
          </Text>
        )}
        <Address labels={labels} value={address} />
      </Stack>
    </Stack>
  )
}

function Balance() {
  const text = useText()
  const { locale } = useLanguage()
  const { data } = useNativeBalance()
  if (!data) {
    return (
      <span aria-label={text('account.loadingBalance')} className={styles['waiting']} role="img">
        <Skeleton shape="title" />
      </span>
    )
  }
  const { amount, decimals, symbol } = data
  const exact = toAmountText(amount, decimals, { locale, places: decimals })
  return (
    <Tooltip text={`${exact} ${symbol}`}>
      {(trigger) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focus is how the full precision is asked for
        <span {...trigger} className={styles['figures']} role="note" tabIndex={0}>
          {toBalanceText(data, locale)} <span className={styles['symbol']}>{symbol}</span>
        </span>
      )}
    </Tooltip>
  )
}
