import type { Exchange } from '@latchkey/blockchain-api'
import { BaseError } from '@latchkey/core'
import { payExchangesQuery } from '@latchkey/kit/pay'
import { getShownImage } from '@latchkey/kit/query'
import { Button, EmptyState, Image, ListItem, Skeleton, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitQuery } from '../../hooks/queries/useKitQuery.ts'
import { useErrorText } from '../../messages/errors.ts'
import { usePayText } from '../../messages/pays.ts'
import { List } from '../../parts/List.tsx'
import type { PaymentProps } from '../../pay/PaySum.tsx'

/** Exchanges that pay what is asked for. */
export function PayExchanges({ payment }: PaymentProps) {
  const { kit } = useKitContext()
  const text = usePayText()
  const toErrorText = useErrorText()
  const { data, error, refetch } = useKitQuery(payExchangesQuery(kit, payment))
  if (error)
    return (
      <EmptyState
        action={
          <Button onClick={() => void refetch()} size="small">
            {text('modal.tryAgain')}
          </Button>
        }
        title={error instanceof BaseError ? toErrorText(error) : error.message}
      />
    )
  return (
    <Stack gap={8}>
      <Text as="h3" size="small" tone="muted">
        {text('pay.exchanges')}
      </Text>
      {!data && (
        <div aria-label={text('pay.loading')} role="status">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      )}
      {data?.length === 0 && <Text size="small">{text('pay.noExchanges')}</Text>}
      <List>
        {data?.map((exchange) => (
          <ExchangeRow exchange={exchange} key={exchange.id} />
        ))}
      </List>
    </Stack>
  )
}

function ExchangeRow({ exchange }: { readonly exchange: Exchange }) {
  const { kit } = useKitContext()
  const { id, name, imageUrl } = exchange
  const open = () =>
    kit.modal.send({ type: 'push', page: { view: 'PayQuote', data: { exchange: { id, name } } } })
  return (
    <li>
      <ListItem
        chevron
        data-testid={`pay-exchange-${id}`}
        image={<Image fallback={name} src={getShownImage(kit, imageUrl)} />}
        label={<bdi>{name}</bdi>}
        onSelect={open}
      />
    </li>
  )
}
