import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { messages } from '../../messages/messages.ts'
import type { Prompt, PromptBoard } from '../PromptBoard.ts'
import { HandOverCard } from './HandOverCard.tsx'
import { PromptBoundary } from './PromptBoundary.tsx'
import { PromptCard } from './PromptCard.tsx'
import { RefusedCard } from './RefusedCard.tsx'

export type ApprovalScreenProps = {
  readonly approvals: PromptBoard
  /**
   * Where the screen is shown. `frame`: inside the host's page, or in a window that the app opened.
   * `window`: in a top-level window that the frame opened.
   */
  readonly place?: 'frame' | 'window'
  /**
   * Opens the wallet's page (`openWalletWindow`). Present if that page is reachable only through
   * the frame (decision 0017).
   */
  readonly openWallet?: (() => boolean) | undefined
  /**
   * The operator's name, shown above the prompt. Only for windows, because inside a frame the host's
   * page surrounds the prompt.
   */
  readonly operator?: ReactNode
  /**
   * Component that sets up a recovery method before a prompt that needs one (S-35). Only for
   * `window`.
   */
  readonly recoverySetup?: ComponentType<RecoverySetupProps> | undefined
}

export type RecoverySetupProps = {
  readonly approvals: PromptBoard
  readonly prompt: Exclude<Prompt, { status: 'refused' }>
}

/** Shows the current prompt, if there is one. Fills the whole document. */
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
  // The key remounts the screen for each prompt, so that its visible time starts at zero.
  return (
    <PromptBoundary fallback={failed} key={prompt.id}>
      {place === 'frame' && !prompt.inline ? (
        <HandOverCard approvals={approvals} operator={operator} prompt={prompt} waiting={waiting} />
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
