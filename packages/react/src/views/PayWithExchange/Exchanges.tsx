import type { Exchange } from '@latchkey/blockchain-api'
import { exchangesQuery, startDeposit } from '@latchkey/kit/deposit'
import { getShownImage } from '@latchkey/kit/query'
import { Button, EmptyState, Image, ListItem, Skeleton, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import type { DepositProps } from '../../deposit/useDeposit.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { useKitQuery } from '../../hooks/queries/useKitQuery.ts'
import { useDepositText } from '../../messages/deposits.ts'
import { List } from '../../parts/List.tsx'

/** Who sends the asset. A press opens the exchange, once there is an amount. */
export function Exchanges({ facts }: DepositProps) {
  const { kit } = useKitContext()
  const text = useDepositText()
  const { asset } = facts
  const { data, isError, refetch } = useKitQuery(exchangesQuery(kit, asset))
  if (isError)
    return (
      <EmptyState
        action={
          <Button onClick={() => void refetch()} size="small">
            {text('modal.tryAgain')}
          </Button>
        }
        title={text('deposit.failed')}
      />
    )
  if (data?.length === 0)
    return <EmptyState title={text('deposit.none', { symbol: asset?.symbol ?? '' })} />
  return (
    <Stack gap={8}>
      <Text as="h3" size="small" tone="muted">
        {text('deposit.from')}
      </Text>
      {!data && (
        <div aria-label={text('deposit.loading')} role="status">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      )}
      <List>
        {data?.map((exchange) => (
          <ExchangeRow exchange={exchange} facts={facts} key={exchange.id} />
        ))}
      </List>
      <Text align="center" size="caption" tone="muted">
        {text('deposit.note')}
      </Text>
    </Stack>
  )
}

type ExchangeRowProps = DepositProps & { readonly exchange: Exchange }

function ExchangeRow({ exchange, facts }: ExchangeRowProps) {
  const { kit } = useKitContext()
  const text = useDepositText()
  const { asset, amount, deposit, unpriced } = facts
  const { id, name, imageUrl } = exchange
  const { run, status } = useAction(async () => {
    if (asset && amount) await startDeposit(kit, { exchange, asset, amount })
  })
  const isMine = status === 'pending'
  const pendingText = deposit && text('deposit.pending')
  return (
    <li>
      <ListItem
        chevron
        data-testid={`exchange-${id}`}
        disabled={!isMine && (!amount || deposit !== undefined)}
        disabledReason={pendingText ?? text(unpriced ? 'deposit.noPrice' : 'deposit.noAmount')}
        image={<Image fallback={name} src={getShownImage(kit, imageUrl)} />}
        label={<bdi>{name}</bdi>}
        onSelect={run}
        pending={isMine}
      />
    </li>
  )
}
