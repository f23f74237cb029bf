import { listSwapNetworks, track } from '@latchkey/kit'
import { type QuotedSwap, toSwapFacts } from '@latchkey/kit/swap'
import { Actions, Button, EmptyState, Stack } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useSwapText } from '../../messages/swaps.ts'
import { WarningLine } from '../../send/WarningLine.tsx'
import { SwapFacts } from '../../swap/SwapFacts.tsx'
import { useImpactWarnings } from '../../swap/useImpactWarnings.ts'
import { type SwapProps, useSwap } from '../../swap/useSwap.ts'
import { useSwapNetwork } from '../../swap/useSwapNetwork.ts'
import type { ViewProps } from '../ViewProps.ts'
import { OpenSwaps } from './OpenSwaps.tsx'
import { Preselection, Preset } from './Preset.tsx'
import { TokenCards } from './TokenCards.tsx'

/**
 * Shows the swap form with both tokens and the amount. The label of its button names the first
 * missing value.
 */
export function Swap({ data }: ViewProps<'Swap'>) {
  const network = useSwapNetwork()
  if (!network) return <UnsupportedNetwork />
  return (
    <>
      {data ? <Preset network={network} preset={data} /> : <Preselection network={network} />}
      <SwapForm />
    </>
  )
}

/**
 * Shown if the app opens the view on a network that does not support swaps. Offers to select
 * another network.
 */
function UnsupportedNetwork() {
  const { kit } = useKitContext()
  const text = useSwapText()
  const choose = () => {
    track(kit, { event: 'CLICK_SELECT_NETWORK_TO_SWAP' })
    kit.modal.send({ type: 'push', page: { view: 'UnsupportedChain', data: { swap: true } } })
  }
  const action = listSwapNetworks(kit).length > 0 && (
    <Button onClick={choose}>{text('swap.chooseNetwork')}</Button>
  )
  return <EmptyState action={action} title={text('swap.elsewhere')} />
}

function SwapForm() {
  const { kit } = useKitContext()
  const swap = useSwap()
  const { sold, bought, amount, quoted, providerFee, gap, requests } = swap
  const isRequested = requests.some(({ state }) => state === 'asked')
  const isReady = sold && bought && amount && quoted && !gap
  const shown = isReady ? { sold, bought, amount, quoted, providerFee } : undefined
  const review = () => {
    if (!shown || isRequested) return
    track(kit, { event: 'INITIATE_SWAP', properties: toSwapFacts(kit, shown) })
    const data = { requestId: kit.ports.randomId() }
    kit.modal.send({ type: 'push', page: { view: 'SwapPreview', data } })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        review()
      }}
    >
      <Stack gap={16}>
        <OpenSwaps requests={requests} />
        <TokenCards swap={swap} />
        {shown && <SwapFacts swap={shown} />}
        <ImpactNotice swap={swap.isPricing ? undefined : shown} />
        <Actions>
          <ReviewButton disabled={!shown || isRequested} swap={swap} />
        </Actions>
      </Stack>
    </form>
  )
}

/** Explains the price impact below the form. The user accepts a grave one in the preview. */
function ImpactNotice({ swap }: { readonly swap: QuotedSwap | undefined }) {
  const [warning] = useImpactWarnings(swap)
  return warning ? <WarningLine warning={warning} /> : null
}

type ReviewButtonProps = SwapProps & { readonly disabled: boolean }

function ReviewButton({ swap: { gap, isQuoting }, disabled }: ReviewButtonProps) {
  const text = useSwapText()
  const label = gap ? text(`swap.gap.${gap}`) : text('swap.review')
  return (
    <Button
      data-testid="swap-action-button"
      disabled={disabled}
      pending={isQuoting}
      size="large"
      type="submit"
      variant="primary"
      wide
    >
      {isQuoting ? text('swap.quoting') : label}
    </Button>
  )
}
