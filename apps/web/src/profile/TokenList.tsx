import { Button, Image, Skeleton } from '@latchkey/ui'
import { useMessages } from '../messages/MessagesContext.ts'
import { Amount } from './Amount.tsx'
import styles from './BalanceCard.module.css'
import type { useBalances } from './useBalances.ts'

/** The tokens of an account on its network; the native coin stands above them. */
export function TokenList({ tokens }: Pick<ReturnType<typeof useBalances>, 'tokens'>) {
  const messages = useMessages()
  if (tokens.isPending) {
    return (
      <div role="status" aria-label={messages.loading}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    )
  }
  if (!tokens.data) {
    return (
      <div className={styles['empty']}>
        <p>{messages.balances.tokensFailed}</p>
        <Button pending={tokens.isFetching} onClick={() => void tokens.refetch()} size="small">
          {messages.balances.tryAgain}
        </Button>
      </div>
    )
  }
  if (!tokens.data.supported) {
    return <p className={styles['empty']}>{messages.balances.tokensUnsupported}</p>
  }
  const rows = tokens.data.tokens.filter((token) => token.address !== undefined)
  if (rows.length === 0) return <p className={styles['empty']}>{messages.balances.noTokens}</p>
  return (
    <ul className={styles['tokens']}>
      {rows.map((token) => (
        <li key={token.address}>
          <Image fallback={token.name} shape="round" />
          <span className={styles['name']}>{token.name}</span>
          <Amount numeric={token.quantity.numeric} symbol={token.symbol} />
        </li>
      ))}
    </ul>
  )
}
