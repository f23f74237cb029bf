import { toBaseUnits } from '@latchkey/core'
import { Button, Image, Skeleton } from '@latchkey/ui'
import { useState } from 'react'
import { useFormats } from '../../format/useFormats.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Amount } from './Amount.tsx'
import styles from './BalanceCard.module.css'
import type { useBalances } from './useBalances.ts'

const mostShown = 3

/**
 * Lists the tokens of the account on its network, the most valuable first. The native currency is
 * shown above this list.
 */
export function TokenList({ tokens }: Pick<ReturnType<typeof useBalances>, 'tokens'>) {
  const messages = useMessages()
  if (tokens.isPending) {
    return (
      <div role="status" aria-label={messages.loading} className={styles['waiting']}>
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
  const rows = tokens.data.tokens
    .filter((token) => token.address !== undefined)
    .sort((one, two) => (two.value ?? 0) - (one.value ?? 0))
  if (rows.length === 0) return <p className={styles['empty']}>{messages.balances.noTokens}</p>
  return <Tokens rows={rows} />
}

type Token = NonNullable<Parameters<typeof TokenList>[0]['tokens']['data']>['tokens'][number]

/** The first tokens of the list, with a button that shows the others. */
function Tokens({ rows }: { readonly rows: readonly Token[] }) {
  const formats = useFormats()
  const { showAll } = useMessages()
  const [all, setAll] = useState(false)
  const shown = all || rows.length <= mostShown ? rows : rows.slice(0, mostShown)
  return (
    <>
      <TokenRows rows={shown} />
      {shown.length < rows.length && (
        <Button onClick={() => setAll(true)} variant="ghost" wide>
          {showAll(formats.count(rows.length))}
        </Button>
      )}
    </>
  )
}

function TokenRows({ rows }: { readonly rows: readonly Token[] }) {
  const formats = useFormats()
  return (
    <ul className={styles['tokens']}>
      {rows.map(({ address, name, quantity, symbol, value, iconUrl }) => {
        const decimals = Number(quantity.decimals)
        const amount = toBaseUnits(quantity.numeric, decimals, { cut: true })
        return (
          <li key={address}>
            <Image fallback={name} shape="round" src={iconUrl} />
            <span className={styles['name']}>{name}</span>
            {amount === undefined ? (
              '—'
            ) : (
              <Amount
                align="end"
                amount={amount}
                decimals={decimals}
                fiat={value ? formats.money(value) : undefined}
                symbol={symbol}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
