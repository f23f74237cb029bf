import { payByWallet } from '@latchkey/kit/pay'
import { feesQuery } from '@latchkey/kit/send'
import { Stack } from '@latchkey/ui'
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
import { PayButton } from './PayButton.tsx'
import { usePaying } from './usePaying.ts'

/**
 * Shows the cost of a payment with the requested asset. The button requests the transaction from
 * the wallet.
 */
export function DirectQuote({ payment }: PaymentProps) {
  const text = usePayText()
  const wallet = useWalletName()
  const earlier = useEarlier(useSendForm().requests)
  const paying = usePaying(earlier, (kit, retry) => payByWallet(kit, retry))
  const isBusy = paying.status === 'pending'
  return (
    <>
      <Costs payment={payment} />
      <PayButton
        earlier={earlier}
        label={isBusy ? text('pay.confirm', { wallet }) : text('pay.pay')}
        onPay={() => paying.run()}
        pending={isBusy}
        testId="pay-confirm"
      />
    </>
  )
}

function Costs({ payment }: PaymentProps) {
  const { kit } = useKitContext()
  const text = usePayText()
  const { locale } = useLanguage()
  const { caipNetwork } = useNetwork()
  const { asset, units, recipient } = payment
  const { data: fees } = useKitQuery(feesQuery(kit, { token: asset, to: recipient, amount: units }))
  const coin = caipNetwork?.nativeCurrency
  const fee = fees && coin && toShownAmount(fees.normal, coin, { locale })
  const isCoin = asset.address === undefined
  const sum = isCoin ? units + (fees?.normal ?? 0n) : units
  const total = toShownAmount(sum, asset, { locale, exact: true })
  return (
    <Stack gap={8}>
      <PayFact name={text('pay.fee')} testId="pay-fee">
        {fee ?? text('pay.unknown')}
      </PayFact>
      <PayFact name={text('pay.total')} testId="pay-total">
        {isCoin || !fee ? total : `${total} + ${fee}`}
      </PayFact>
    </Stack>
  )
}
