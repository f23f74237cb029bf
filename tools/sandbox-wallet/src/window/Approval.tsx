import { useEffect, useRef, useState } from 'react'
import type { ApprovalView, Choice } from '../wire/wire.ts'
import { FullAddress } from './FullAddress.tsx'
import { Mark } from './Mark.tsx'
import { Origin } from './Origin.tsx'
import { PeerHead } from './PeerHead.tsx'
import { PromptBody } from './prompts/PromptBody.tsx'
import { toFirstChoice } from './prompts/PromptChoice.ts'
import { headings, toHeading } from './texts.ts'
import { toBitcoinLabel } from './toBitcoinLabel.ts'

type ApprovalProps = {
  readonly view: ApprovalView
  readonly onAnswer: (choice: Choice) => Promise<unknown>
}

/**
 * Approval page of the sandbox wallet: origin, content, acting account, and buttons to approve and
 * reject.
 */
export function Approval({ view, onAnswer }: ApprovalProps) {
  const { prompt } = view
  const [unlocked, setUnlocked] = useState(!view.locked)
  const [choice, setChoice] = useState(() => toFirstChoice(prompt))
  const [answering, setAnswering] = useState(false)
  const shownKind = unlocked ? prompt.kind : 'unlock'

  const answer = (approve: boolean) => {
    if (answering) return
    setAnswering(true)
    onAnswer({ approve, ...choice }).catch(() => setAnswering(false))
  }
  const approve = () => {
    if (shownKind === 'unlock' && prompt.kind !== 'unlock') setUnlocked(true)
    else answer(true)
  }

  return (
    <Frame
      kind={shownKind}
      view={view}
      answering={answering}
      incomplete={choice.accounts?.length === 0 || choice.chains?.length === 0}
      onReject={() => answer(false)}
      onApprove={approve}
    >
      {shownKind === 'unlock' ? (
        <p className="muted">The wallet is locked. Unlock it to see the request.</p>
      ) : (
        <PromptBody view={view} choice={choice} onChoose={setChoice} />
      )}
    </Frame>
  )
}

type FrameProps = {
  readonly kind: keyof typeof headings
  readonly view: ApprovalView
  readonly answering: boolean
  /**
   * Whether the user has not yet made a required choice, so that the Approve button is disabled.
   */
  readonly incomplete: boolean
  readonly onReject: () => void
  readonly onApprove: () => void
  readonly children: React.ReactNode
}

function Frame(props: FrameProps) {
  const { kind, view, answering, incomplete, onReject, onApprove, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // The heading gets the focus, so that screen readers start there and an accidental Enter approves
  // nothing.
  useEffect(() => heading.current?.focus(), [kind])
  const shows = kind !== 'unlock' && kind !== 'connect' && kind !== 'approve-session'
  return (
    <main
      className="approval"
      data-kind={kind}
      data-request={view.id}
      aria-busy={answering}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onReject()
      }}
    >
      <header className="bar">
        <Mark />
        <span className="bar-name">Sandbox Wallet</span>
        <span className="tag">{view.networkName}</span>
      </header>
      <div className="content">
        {view.peer ? <PeerHead peer={view.peer} /> : <Origin origin={view.origin} />}
        <h1 ref={heading} tabIndex={-1}>
          {kind === 'unlock' ? headings.unlock : toHeading(view.prompt)}
        </h1>
        {children}
        {shows && <Acting view={view} />}
      </div>
      <footer className="actions">
        <button type="button" className="button" onClick={onReject} disabled={answering}>
          Reject
        </button>
        <button
          type="button"
          className="button primary"
          onClick={onApprove}
          disabled={answering || (incomplete && kind !== 'unlock')}
        >
          {kind === 'unlock' ? 'Unlock' : 'Approve'}
        </button>
      </footer>
    </main>
  )
}

/** Shows the account that signs or sends in the wallet's request, with its full address. */
function Acting({ view: { account, acting } }: { readonly view: ApprovalView }) {
  return (
    <p className="acting">
      <span className="muted">With {toBitcoinLabel([account], acting) ?? account.label}</span>
      <FullAddress address={acting} />
    </p>
  )
}
