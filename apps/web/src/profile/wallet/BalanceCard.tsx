import { openModal } from '@latchkey/kit'
import { useAccount } from '@latchkey/react'
import { useHiddenBalances } from '@latchkey/react/query'
import { Button, HideIcon, Icon, IconButton, RetryIcon, ShowIcon, Skeleton } from '@latchkey/ui'
import { useApp } from '../../context/AppContext.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Card } from '../../parts/Card.tsx'
import { Amount } from './Amount.tsx'
import styles from './BalanceCard.module.css'
import { TokenList } from './TokenList.tsx'
import type { AccountInUse } from './useAccountInUse.ts'
import { useBalances } from './useBalances.ts'

/** Card of the profile that shows the balances of the account on its network. */
export function BalanceCard({ account }: { readonly account: AccountInUse }) {
  const messages = useMessages().balances
  const balances = useBalances(account)
  const { refresh, refreshing } = balances
  return (
    <Card
      title={messages.title}
      aside={
        <>
          <HideSwitch />
          <IconButton aria-label={messages.refresh} pending={refreshing} onClick={refresh}>
            <Icon icon={RetryIcon} />
          </IconButton>
        </>
      }
    >
      <NativeBalance balances={balances} network={account.network?.name ?? account.caipNetworkId} />
      <h3 className={styles['heading']}>{messages.tokens}</h3>
      <div className={styles['list']}>
        <TokenList tokens={balances.tokens} />
      </div>
      <ActivityButton account={account} />
    </Card>
  )
}

/** Opens the kit's list of transactions. Requires that the account's wallet is connected. */
function ActivityButton({ account }: { readonly account: AccountInUse }) {
  const messages = useMessages().balances
  const { kit } = useApp()
  const wallet = useAccount()
  return (
    <Button
      variant="ghost"
      wide
      disabled={wallet.address !== account.address}
      disabledReason={messages.activityNeedsWallet}
      onClick={() => openModal(kit, { view: 'Transactions' })}
    >
      {messages.activity}
    </Button>
  )
}

/** Button that hides all balances. The setting applies to the profile and to the kit's modal. */
function HideSwitch() {
  const messages = useMessages().balances
  const { hidden, setHidden } = useHiddenBalances()
  return (
    <IconButton
      aria-label={hidden ? messages.show : messages.hide}
      className={styles['switch']}
      onClick={() => setHidden(!hidden)}
    >
      <Icon icon={hidden ? HideIcon : ShowIcon} />
    </IconButton>
  )
}

type NativeBalanceProps = {
  readonly balances: ReturnType<typeof useBalances>
  readonly network: string
}

function NativeBalance({ balances, network }: NativeBalanceProps) {
  const formats = useFormats()
  const { balances: messages, loading } = useMessages()
  const { native, tokens, refresh, refreshing } = balances
  const { hidden } = useHiddenBalances()
  const value = hidden ? undefined : tokens.data?.tokens.find((token) => !token.address)?.value
  if (native.data && !native.data.fallback) {
    return (
      <div className={styles['native']} data-testid="profile-balance">
        <Amount
          className={styles['amount']}
          amount={native.data.amount}
          decimals={native.data.decimals}
          symbol={native.data.symbol}
        />
        <p>
          {value ? `${formats.money(value)}. ` : ''}
          {messages.on(network)}. {messages.updated(formats.clock(native.dataUpdatedAt))}
        </p>
      </div>
    )
  }
  if (native.data) {
    return (
      <div className={styles['native']} data-testid="profile-balance-unknown">
        <span aria-hidden="true" className={styles['amount']}>
          —
        </span>
        <p role="status">
          {messages.failedTitle}. {messages.failedText}
        </p>
        <Button pending={refreshing} onClick={refresh} size="small">
          {messages.tryAgain}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles['native']} role="status" aria-label={loading}>
      <div className={styles['amount']}>
        <Skeleton shape="title" width={50} />
      </div>
      <p>
        <Skeleton shape="small" width={75} />
      </p>
    </div>
  )
}
