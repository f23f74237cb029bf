import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { messages } from '../../messages/messages.ts'
import type { Prompt, PromptBoard } from '../PromptBoard.ts'
import { HandOverCard } from './HandOverCard.tsx'
import { PromptBoundary } from './PromptBoundary.tsx'
import { PromptCard } from './PromptCard.tsx'
import { RefusedCard } from './RefusedCard.tsx'

export type ApprovalScreenProps = {
  readonly approvals: PromptBoard
  /** `frame`: inside a host's page. `window`: a top-level window of this origin. */
  readonly place?: 'frame' | 'window'
  /**
   * `openWalletWindow`, for wallets whose page is reachable only through the frame (decision 0017).
   */
  readonly openWallet?: (() => boolean) | undefined
  /**
   * The operator's name, shown above everything else. Only for a window, because the host's page
   * surrounds a frame.
   */
  readonly operator?: ReactNode
  /** Sets up a recovery method before a prompt that needs one (S-35). Only for a window. */
  readonly recoverySetup?: ComponentType<RecoverySetupProps> | undefined
}

export type RecoverySetupProps = {
  readonly approvals: PromptBoard
  readonly prompt: Exclude<Prompt, { status: 'refused' }>
}

/** Shows the current prompt, or nothing. Fills its document. */
export function ApprovalScreen(props: ApprovalScreenProps) {
  const { approvals, place = 'frame', openWallet, operator, recoverySetup: RecoverySetup } = props
  const { prompt, waiting } = useSyncExternalStore(approvals.subscribe, approvals.getState)

  // Leaving the page rejects the request (S-56).
  useEffect(() => {
    const leave = () => approvals.rejectAll()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [approvals])

  if (!prompt) return null
  if (prompt.status === 'refused')
    return (
      <RefusedCard
        onClose={approvals.dismiss}
        operator={operator}
        origin={prompt.origin}
        reason={prompt.reason}
      />
    )
  const failed = (
    <RefusedCard
      onClose={() => approvals.reject(prompt.id)}
      operator={operator}
      origin={prompt.origin}
      reason={messages.approval.thisRequestCannotBe}
    />
  )
  if (place === 'window' && prompt.wayBack && RecoverySetup)
    return (
      <PromptBoundary fallback={failed} key={`${prompt.id} way back`}>
        <RecoverySetup approvals={approvals} prompt={prompt} />
      </PromptBoundary>
    )
  // The key gives each prompt a new screen and a new clock.
  return (
    <PromptBoundary fallback={failed} key={prompt.id}>
      {place === 'frame' && !prompt.inline ? (
        <HandOverCard approvals={approvals} prompt={prompt} waiting={waiting} />
      ) : (
        <PromptCard
          approvals={approvals}
          openWallet={openWallet}
          operator={operator}
          place={place}
          prompt={prompt}
          waiting={waiting}
        />
      )}
    </PromptBoundary>
  )
}
