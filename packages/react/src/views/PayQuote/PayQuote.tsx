import { Stack } from '@latchkey/ui'
import { useEffect } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { NothingToPay } from '../../pay/NothingToPay.tsx'
import { PaySum } from '../../pay/PaySum.tsx'
import { quoteHeader } from '../../pay/PayTitle.tsx'
import { usePay } from '../../pay/usePay.ts'
import type { ViewProps } from '../ViewProps.ts'
import { ExchangeQuote } from './ExchangeQuote.tsx'
import { WalletQuote } from './WalletQuote.tsx'

export const PayQuoteHeader = quoteHeader

/**
 * Shows the quote of a payment before the user pays: the account or exchange that pays, the token
 * and the cost. Navigates to PayLoading when the payment starts.
 */
export function PayQuote({ data }: ViewProps<'PayQuote'>) {
  const { kit } = useKitContext()
  const { payment, progress } = usePay()
  const isBegun = progress !== undefined && !progress.asked
  useEffect(() => {
    if (isBegun) kit.modal.send({ type: 'reset', page: { view: 'PayLoading' } })
  }, [kit, isBegun])
  if (!payment) return <NothingToPay />
  return (
    <Stack gap={16}>
      <PaySum payment={payment} />
      {data ? <ExchangeQuote exchange={data.exchange} /> : <WalletQuote payment={payment} />}
    </Stack>
  )
}
