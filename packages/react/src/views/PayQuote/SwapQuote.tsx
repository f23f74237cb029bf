import { payBySwap, payQuoteQuery } from '@latchkey/kit/pay'
import type { SendToken } from '@latchkey/kit/send'
import { type Asked, planQuery, type SwapPlan, swapRefreshMs } from '@latchkey/kit/swap'
import { Actions, Button, EmptyState, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useNetwork } from '../../hooks/account/useNetwork.ts'
import { useWalletName } from '../../hooks/account/useWalletName.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useKitQuery } from '../../hooks/queries/useKitQuery.ts'
import { usePayText } from '../../messages/pays.ts'
import { PayFact } from '../../pay/PayFact.tsx'
import type { PaymentProps } from '../../pay/PaySum.tsx'
import { toShownAmount } from '../../send/toShownAmount.ts'
import { useEarlier } from '../../send/useEarlier.ts'
import { useSendForm } from '../../send/useSend.ts'
import { useSwapForm } from '../../swap/useSwapForm.ts'
import { PayButton } from './PayButton.tsx'
import { usePaying } from './usePaying.ts'

export type SwapQuoteProps = PaymentProps & { readonly token: SendToken }

/**
 * Shows the quote of a payment that starts with a swap from another token. The button is enabled
 * once the kit has built and checked the next transaction.
 */
export function SwapQuote({ payment, token }: SwapQuoteProps) {
  const { kit } = useKitContext()
  const text = usePayText()
  const { data: asked, isError } = useKitQuery(payQuoteQuery(kit, { payment, token }))
  if (asked && asked.amount <= token.listed) return <Ready asked={asked} />
  const short = asked && text('pay.short', { symbol: token.symbol })
  if (isError || asked === null || short) return <EmptyState title={short ?? text('pay.noPrice')} />
  return (
    <Actions>
      <Button pending size="large" variant="primary" wide>
        {text('pay.pricing')}
      </Button>
    </Actions>
  )
}

function Ready({ asked }: { readonly asked: Asked }) {
  const { kit } = useKitContext()
  const text = usePayText()
  const wallet = useWalletName()
  const sends = useSendForm().requests
  const swaps = useSwapForm().requests
  const earlier = useEarlier([...sends, ...swaps])
  const paying = usePaying<SwapPlan>(earlier, (kit, retry, plan) => payBySwap(kit, plan, retry))
  const isBusy = paying.status === 'pending'
  const { data: plan, isError } = useKitQuery({
    ...planQuery(kit, asked),
    refetchInterval: isBusy ? false : swapRefreshMs,
    refetchOnWindowFocus: !isBusy,
  })
  if (isError && !plan) return <EmptyState title={text('pay.noPrice')} />
  const isApproval = plan?.step.act === 'approve'
  const label = isApproval ? 'pay.approve' : 'pay.pay'
  return (
    <>
      <Costs asked={asked} fee={plan?.fee} />
      <Text size="small" tone="muted">
        {text('pay.twice')}
      </Text>
      <PayButton
        earlier={earlier}
        label={isBusy ? text('pay.confirm', { wallet }) : text(plan ? label : 'pay.pricing')}
        onPay={() => plan && paying.run(plan)}
        pending={isBusy || !plan}
        testId="pay-confirm"
      />
    </>
  )
}

function Costs({ asked, fee }: { readonly asked: Asked; readonly fee: bigint | undefined }) {
  const text = usePayText()
  const { locale } = useLanguage()
  const { caipNetwork } = useNetwork()
  const coin = caipNetwork?.nativeCurrency
  return (
    <Stack gap={8}>
      <PayFact name={text('pay.fee')} testId="pay-fee">
        {fee !== undefined && coin ? toShownAmount(fee, coin, { locale }) : text('pay.unknown')}
      </PayFact>
      <PayFact name={text('pay.total')} testId="pay-total">
        {toShownAmount(asked.amount, asked.sold, { locale, exact: true })}
      </PayFact>
    </Stack>
  )
}
