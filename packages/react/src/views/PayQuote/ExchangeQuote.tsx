import { payByExchange } from '@latchkey/kit/pay'
import { Actions, Button, Stack, Text } from '@latchkey/ui'
import { usePayText } from '../../messages/pays.ts'
import { PayFact } from '../../pay/PayFact.tsx'
import { usePaying } from './usePaying.ts'

export type ExchangeQuoteProps = {
  readonly exchange: { readonly id: string; readonly name: string }
}

/**
 * Shows the quote of a payment from an exchange, whose fee only the exchange shows. The button
 * opens the exchange in a window.
 */
export function ExchangeQuote({ exchange }: ExchangeQuoteProps) {
  const text = usePayText()
  const { name } = exchange
  const paying = usePaying((kit) => payByExchange(kit, exchange))
  return (
    <>
      <Stack gap={8}>
        <PayFact name={text('pay.from')} testId="pay-from">
          {name}
        </PayFact>
        <PayFact name={text('pay.fee')} testId="pay-fee">
          {text('pay.feeThere')}
        </PayFact>
      </Stack>
      <Text size="small" tone="muted">
        {text('pay.note', { exchange: name })}
      </Text>
      <Actions>
        <Button
          data-testid="pay-continue"
          onClick={() => paying.run()}
          pending={paying.status === 'pending'}
          size="large"
          variant="primary"
          wide
        >
          {text('pay.continue', { exchange: name })}
        </Button>
      </Actions>
    </>
  )
}
