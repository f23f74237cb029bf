import type { Exchange } from '@latchkey/blockchain-api'
import { exchangesQuery, startDeposit } from '@latchkey/kit/deposit'
import { EmptyState, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { ExchangeList, ExchangeRow, ExchangesFailed } from '../../deposit/ExchangeList.tsx'
import type { DepositProps } from '../../deposit/useDeposit.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { useKitQuery } from '../../hooks/queries/useKitQuery.ts'
import { useDepositText } from '../../messages/deposits.ts'

/**
 * Lists the exchanges that can send the asset. The rows are disabled until the user has entered an
 * amount.
 */
export function Exchanges({ facts }: DepositProps) {
  const { kit } = useKitContext()
  const text = useDepositText()
  const { asset } = facts
  const { data, isError, refetch } = useKitQuery(exchangesQuery(kit, asset))
  if (isError)
    return <ExchangesFailed onRetry={() => void refetch()} title={text('deposit.failed')} />
  if (data?.length === 0)
    return <EmptyState title={text('deposit.none', { symbol: asset?.symbol ?? '' })} />
  return (
    <ExchangeList
      exchanges={data}
      loading={text('deposit.loading')}
      note={
        <Text align="center" size="caption" tone="muted">
          {text('deposit.note')}
        </Text>
      }
      renderRow={(exchange) => <DepositRow exchange={exchange} facts={facts} />}
      title={text('deposit.from')}
    />
  )
}

type DepositRowProps = DepositProps & { readonly exchange: Exchange }

function DepositRow({ exchange, facts }: DepositRowProps) {
  const { kit } = useKitContext()
  const text = useDepositText()
  const { asset, amount, deposit, unpriced } = facts
  const { run, status } = useAction(async () => {
    if (asset && amount) await startDeposit(kit, { exchange, asset, amount })
  })
  const isMine = status === 'pending'
  const pendingText = deposit && text('deposit.pending')
  return (
    <ExchangeRow
      data-testid={`exchange-${exchange.id}`}
      disabled={!isMine && (!amount || deposit !== undefined)}
      disabledReason={pendingText ?? text(unpriced ? 'deposit.noPrice' : 'deposit.noAmount')}
      exchange={exchange}
      onSelect={run}
      pending={isMine}
    />
  )
}
