import { BaseError } from '@latchkey/core'
import { payExchangesQuery } from '@latchkey/kit/pay'
import { Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { ExchangeList, ExchangeRow, ExchangesFailed } from '../../deposit/ExchangeList.tsx'
import { useKitQuery } from '../../hooks/queries/useKitQuery.ts'
import { useErrorText } from '../../messages/errors.ts'
import { usePayText } from '../../messages/pays.ts'
import type { PaymentProps } from '../../pay/PaySum.tsx'

/** Lists the exchanges that can make the payment. */
export function PayExchanges({ payment }: PaymentProps) {
  const { kit } = useKitContext()
  const text = usePayText()
  const toErrorText = useErrorText()
  const { data, error, refetch } = useKitQuery(payExchangesQuery(kit, payment))
  if (error) {
    const title = error instanceof BaseError ? toErrorText(error) : error.message
    return <ExchangesFailed onRetry={() => void refetch()} title={title} />
  }
  return (
    <ExchangeList
      empty={<Text size="small">{text('pay.noExchanges')}</Text>}
      exchanges={data}
      loading={text('pay.loading')}
      renderRow={(exchange) => {
        const { id, name } = exchange
        const page = { view: 'PayQuote', data: { exchange: { id, name } } } as const
        return (
          <ExchangeRow
            data-testid={`pay-exchange-${id}`}
            exchange={exchange}
            onSelect={() => kit.modal.send({ type: 'push', page })}
          />
        )
      }}
      title={text('pay.exchanges')}
    />
  )
}
