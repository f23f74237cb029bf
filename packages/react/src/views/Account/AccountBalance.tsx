import { formatAmount, toAmountText } from '@latchkey/core'
import { Button, Skeleton, Stack, Text, Tooltip } from '@latchkey/ui'
import { unknownBalanceText } from '../../balance/constants.ts'
import { useNativeBalance } from '../../balance/useNativeBalance.ts'
import { useLanguage } from '../../hooks/useLanguage.ts'
import { useText } from '../../hooks/useText.ts'
import styles from './AccountBalance.module.css'

/** What is on the account: on its way, known, or that nobody can say. Unknown is never shown as zero (S-140). */
export function AccountBalance() {
  const { data, isFetching, refetch } = useNativeBalance()
  const unknown = data?.fallback
  return (
    <>
      <Text as="div" className={styles['balance']} size="display" weight={500}>
        {unknown ? <span aria-hidden="true">{unknownBalanceText}</span> : <Figures />}
      </Text>
      {unknown && <Unknown pending={isFetching} retry={() => void refetch()} />}
    </>
  )
}

type UnknownProps = { readonly pending: boolean; readonly retry: () => void }

function Unknown({ pending, retry }: UnknownProps) {
  const text = useText()
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

function Figures() {
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
  const numeric = formatAmount(amount, decimals, decimals)
  const exact = toAmountText(numeric, { locale, places: decimals })
  return (
    <Tooltip text={`${exact} ${symbol}`}>
      {(trigger) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focus is how the full precision is asked for
        <span {...trigger} className={styles['figures']} role="note" tabIndex={0}>
          {toAmountText(numeric, { locale })} <span className={styles['symbol']}>{symbol}</span>
        </span>
      )}
    </Tooltip>
  )
}
