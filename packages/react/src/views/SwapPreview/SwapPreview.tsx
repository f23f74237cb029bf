import { isConnected } from '@latchkey/kit'
import type { Asked, QuotedSwap, SwapPlan } from '@latchkey/kit/swap'
import { Actions, Button, EmptyState, Stack } from '@latchkey/ui'
import { useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useSwapText } from '../../messages/swaps.ts'
import { useEarlier } from '../../send/useEarlier.ts'
import { useUnderstood } from '../../send/useUnderstood.ts'
import { Warnings } from '../../send/Warnings.tsx'
import { SwapFacts } from '../../swap/SwapFacts.tsx'
import { useImpactWarnings } from '../../swap/useImpactWarnings.ts'
import { useSwap } from '../../swap/useSwap.ts'
import { useSwapForm } from '../../swap/useSwapForm.ts'
import type { ViewProps } from '../ViewProps.ts'
import { Halves } from './Halves.tsx'
import { Notes } from './Notes.tsx'
import { useSubmitSwap } from './useSubmitSwap.ts'
import { useSwapPlan } from './useSwapPlan.ts'

export const SwapPreviewHeader = { title: <Title /> }

function Title() {
  const text = useSwapText()
  return text('title.SwapPreview')
}

/**
 * Shows a swap before the wallet is prompted: the amounts to sell and to receive, and the costs.
 */
export function SwapPreview({ data }: ViewProps<'SwapPreview'>) {
  const { asked, gap, quoted, providerFee } = useSwap()
  if (!asked || gap) return <Nothing />
  const swap = quoted === undefined ? undefined : { ...asked, quoted, providerFee }
  return <Review asked={asked} quoted={swap} requestId={data.requestId} />
}

function useGoBack() {
  const { kit } = useKitContext()
  return () => kit.modal.send({ type: 'back', connected: isConnected(kit) })
}

/** Shown if the swap form is incomplete because the swap is done or the network has changed. */
function Nothing() {
  const text = useSwapText()
  return (
    <EmptyState
      action={<Button onClick={useGoBack()}>{text('swap.fillIn')}</Button>}
      title={text('swap.nothing')}
    />
  )
}

type ReviewProps = {
  readonly asked: Asked
  /** The quoted swap; `undefined` until there is a quote. */
  readonly quoted: QuotedSwap | undefined
  readonly requestId: string
}

function Review({ asked, quoted, requestId }: ReviewProps) {
  const text = useSwapText()
  const { requests } = useSwapForm()
  const isPrompted = requests.some(({ state }) => state === 'asked')
  const earlier = useEarlier(requests)
  const submit = useSubmitSwap(requestId, earlier)
  const isBusy = submit.status === 'pending'
  const [going, setGoing] = useState<SwapPlan>()
  const { plan, refusal } = useSwapPlan(asked, isBusy)
  // The next transaction may already be planned while the current one is pending. Until the current
  // one ends, the button shows it.
  const offered = isBusy ? going : plan
  // Shows the quoted amounts until the transaction is built.
  const shown = plan ?? quoted
  const warnings = [...earlier.warnings, ...useImpactWarnings(shown)]
  const understood = useUnderstood(warnings)
  return (
    <Stack gap={16}>
      <Halves asked={asked} swap={shown} />
      {shown && <SwapFacts fee={plan?.fee} swap={shown} />}
      <Notes asked={asked} plan={plan} prompted={isBusy && isPrompted} refusal={refusal} />
      <Warnings
        label={text('swap.understood')}
        understood={understood}
        warnings={isBusy ? [] : warnings}
      />
      <Actions>
        <Choice
          busy={isBusy}
          held={understood.isHeld && !isBusy}
          onGo={(ready) => {
            setGoing(ready)
            submit.run(ready)
          }}
          plan={refusal ? undefined : offered}
          waits={!refusal}
        />
      </Actions>
    </Stack>
  )
}

type ChoiceProps = {
  /**
   * The next transaction of the swap. `undefined` while it is being built, and if the kit does not
   * offer it.
   */
  readonly plan: SwapPlan | undefined
  readonly busy: boolean
  /** Whether the user must accept the warnings first. */
  readonly held: boolean
  /** Whether the button waits for the next transaction, because it is being built. */
  readonly waits: boolean
  readonly onGo: (plan: SwapPlan) => void
}

function Choice({ plan, busy, held, waits, onGo }: ChoiceProps) {
  const text = useSwapText()
  const goBack = useGoBack()
  const act = plan?.step.act ?? 'swap'
  const label = text(act === 'approve' && busy ? 'swap.approving' : `swap.${act}`)
  return (
    <Stack direction="row" gap={8}>
      <Button onClick={goBack} size="large" wide>
        {text('swap.cancel')}
      </Button>
      <Button
        data-testid="swap-confirm-button"
        disabled={held || (!plan && !waits)}
        onClick={() => plan && onGo(plan)}
        pending={busy || (!plan && waits)}
        size="large"
        variant="primary"
        wide
      >
        {plan ? label : text(waits ? 'swap.preparing' : 'swap.swap')}
      </Button>
    </Stack>
  )
}
