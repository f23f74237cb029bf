import { closeModal } from '@latchkey/kit'
import { getPayStore, type Payment, type PayProgress } from '@latchkey/kit/pay'
import { Actions, Button, Stack } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useWalletName } from '../../hooks/account/useWalletName.ts'
import { usePayText } from '../../messages/pays.ts'
import { WaitingScreen } from '../../parts/WaitingScreen.tsx'
import { NothingToPay } from '../../pay/NothingToPay.tsx'
import { AssetPicture, PaySum } from '../../pay/PaySum.tsx'
import { loadingHeader } from '../../pay/PayTitle.tsx'
import { usePay } from '../../pay/usePay.ts'
import { Steps } from './Steps.tsx'

export const PayLoadingHeader = loadingHeader

/**
 * Shows the progress and the outcome of a payment. The payment continues if the user closes the
 * modal.
 */
export function PayLoading() {
  const { payment, progress } = usePay()
  if (!payment || !progress) return <NothingToPay />
  return (
    <Stack gap={16}>
      <State payment={payment} progress={progress} />
      <Steps progress={progress} />
      <PaySum payment={payment} />
      <Ways progress={progress} />
    </Stack>
  )
}

type StateProps = { readonly payment: Payment; readonly progress: PayProgress }

/**
 * State of the image for each outcome. After a `timeout` the image keeps waiting, because the
 * outcome is unknown.
 */
const states = { success: 'done', failure: 'failed', refund: 'failed', timeout: 'waiting' } as const

function State({ payment, progress }: StateProps) {
  const { end } = progress
  return (
    <WaitingScreen
      {...useWords(payment, progress)}
      image={<AssetPicture payment={payment} size={80} />}
      state={end ? states[end] : 'waiting'}
    />
  )
}

function useWords({ asset }: Payment, { end, asked, exchange }: PayProgress) {
  const text = usePayText()
  const wallet = useWalletName()
  if (end === 'refund')
    return { title: text('pay.refund'), text: text('pay.refundText', { symbol: asset.symbol }) }
  if (end) return { title: text(`pay.${end}`), text: text(`pay.${end}Text`) }
  if (exchange)
    return {
      title: text('pay.loadingTitle'),
      text: text('pay.atExchange', { exchange: exchange.name }),
    }
  const title = asked ? text('pay.confirm', { wallet }) : text('pay.loadingTitle')
  return { title, text: text('pay.soon') }
}

/**
 * Buttons to close the view and, unless the payment succeeded, to pay again. After a `timeout`, the
 * button to pay again is secondary, because the first payment may still succeed.
 */
function Ways({ progress: { end } }: Pick<StateProps, 'progress'>) {
  const { kit } = useKitContext()
  const text = usePayText()
  const isAgain = end !== undefined && end !== 'success'
  return (
    <Actions>
      <Stack direction="row" gap={8}>
        <Button
          data-testid="pay-close"
          onClick={() => closeModal(kit)}
          size="large"
          variant={end === 'success' || end === 'timeout' ? 'primary' : undefined}
          wide
        >
          {text('pay.close')}
        </Button>
        {isAgain && (
          <Button
            data-testid="pay-again"
            onClick={() => {
              kit.modal.send({ type: 'reset', page: { view: 'Pay' } })
              getPayStore(kit).setState({ progress: undefined })
            }}
            size="large"
            variant={end === 'timeout' ? undefined : 'primary'}
            wide
          >
            {text('pay.again')}
          </Button>
        )}
      </Stack>
    </Actions>
  )
}
