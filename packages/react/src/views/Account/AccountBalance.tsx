import { formatAmount } from '@latchkey/core'
import { Text, Tooltip } from '@latchkey/ui'
import { openBalanceRefreshMs } from '../../balance/constants.ts'
import { HiddenBalance } from '../../balance/HiddenBalance.tsx'
import { toFiatText } from '../../balance/toFiatText.ts'
import { getWorth } from '../../balance/tokens.ts'
import { useBalancesHidden } from '../../balance/useBalancesHidden.ts'
import { useNativeBalance } from '../../balance/useNativeBalance.ts'
import { useTokenBalance } from '../../balance/useTokenBalance.ts'
import { useEmbeddedWallet } from '../../hooks/account/useEmbeddedWallet.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useAccountText } from '../../messages/accounts.ts'
import styles from './AccountBalance.module.css'
import { HeroNumber } from './HeroNumber.tsx'

/**
 * Shows the balance of the account. An account of a login shows the total value of its tokens if
 * their prices are known. Any other account shows its native balance, with the total value below.
 * An unknown balance is never shown as zero (S-140).
 */
export function AccountBalance() {
  const isLogin = useEmbeddedWallet() !== undefined
  const { data, isError } = useTokenBalance({ refreshMs: openBalanceRefreshMs })
  const worth = data?.supported ? getWorth(data.tokens) : undefined
  const isTotal = isLogin && (isError || !data || worth !== undefined)
  return isTotal ? <Total worth={worth} /> : <Coin worth={worth} />
}

type WorthProps = { readonly worth: number | undefined }

function Total({ worth }: WorthProps) {
  const { locale } = useLanguage()
  const { isError, isFetching, refetch } = useTokenBalance({ refreshMs: openBalanceRefreshMs })
  return (
    <HeroNumber pending={isFetching} retry={() => void refetch()} unknown={isError} value={worth}>
      {worth !== undefined && toFiatText(worth, locale)}
    </HeroNumber>
  )
}

function Coin({ worth }: WorthProps) {
  const text = useAccountText()
  const { locale } = useLanguage()
  const hidden = useBalancesHidden()
  const { data, isFetching, refetch } = useNativeBalance({ refreshMs: openBalanceRefreshMs })
  const unknown = data?.fallback ?? false
  return (
    <>
      <HeroNumber
        pending={isFetching}
        retry={() => void refetch()}
        unknown={unknown}
        value={unknown ? undefined : data?.amount}
      >
        {data && <CoinFigures {...data} />}
      </HeroNumber>
      {worth !== undefined && (
        <Text as="div" size="small" tabular tone="muted">
          {hidden ? (
            <HiddenBalance />
          ) : (
            text('account.worth', { amount: toFiatText(worth, locale) })
          )}
        </Text>
      )}
    </>
  )
}

type CoinFiguresProps = {
  readonly amount: bigint
  readonly decimals: number
  readonly symbol: string
}

function CoinFigures({ amount, decimals, symbol }: CoinFiguresProps) {
  const { locale } = useLanguage()
  const exact = formatAmount(amount, decimals, { locale, exact: true })
  return (
    <Tooltip text={`${exact} ${symbol}`}>
      {(trigger) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focus is how the full precision is asked for
        <span {...trigger} className={styles['figures']} role="note" tabIndex={0}>
          {formatAmount(amount, decimals, { locale })}{' '}
          <span className={styles['symbol']}>{symbol}</span>
        </span>
      )}
    </Tooltip>
  )
}
