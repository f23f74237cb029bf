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
  /** `openWalletWindow`, where nothing but the frame leads to the wallet's own page (decision 0017). */
  readonly openWallet?: (() => boolean) | undefined
  /** Whose origin it is, above all else; of a window alone, since the host's page stands around a frame. */
  readonly operator?: ReactNode
  /** What asks for a way back before a prompt that needs one (S-35); of a window alone. */
  readonly wayBack?: ComponentType<WayBackProps> | undefined
}

export type WayBackProps = {
  readonly approvals: PromptBoard
  readonly prompt: Exclude<Prompt, { status: 'refused' }>
}

/** What the person sees of prompts: nothing, or the one whose turn it is. Fills its document. */
export function ApprovalScreen(props: ApprovalScreenProps) {
  const { approvals, place = 'frame', openWallet, operator, wayBack: WayBack } = props
  const { prompt, waiting } = useSyncExternalStore(approvals.subscribe, approvals.getState)

  // Going away is a refusal (S-56).
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
  if (place === 'window' && prompt.wayBack && WayBack)
    return (
      <PromptBoundary fallback={failed} key={`${prompt.id} way back`}>
        <WayBack approvals={approvals} prompt={prompt} />
      </PromptBoundary>
    )
  // The key gives each prompt a screen and a clock of its own.
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
