import { payByExchange } from '@latchkey/kit/pay'
import { Stack, Text } from '@latchkey/ui'
import { usePayText } from '../../messages/pays.ts'
import { PayFact } from '../../pay/PayFact.tsx'
import { useEarlier } from '../../send/useEarlier.ts'
import { useSendForm } from '../../send/useSend.ts'
import { PayButton } from './PayButton.tsx'
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
  const earlier = useEarlier(useSendForm().requests)
  const paying = usePaying(earlier, (kit) => payByExchange(kit, exchange))
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
      <PayButton
        earlier={earlier}
        label={text('pay.continue', { exchange: name })}
        onPay={() => paying.run()}
        pending={paying.status === 'pending'}
        testId="pay-continue"
      />
    </>
  )
}
