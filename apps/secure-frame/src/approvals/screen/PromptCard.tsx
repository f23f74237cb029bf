import { Text } from '@latchkey/ui'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { mayApprove } from '../guard/mayApprove.ts'
import type { Prompt, PromptBoard } from '../PromptBoard.ts'
import { openApproveWindow } from '../window/openApproveWindow.ts'
import { ApprovalBody } from './ApprovalBody.tsx'
import styles from './approvals.module.css'
import { LoadingBody } from './LoadingBody.tsx'
import { OriginLine } from './OriginLine.tsx'
import { PromptFooter } from './PromptFooter.tsx'
import { toStatusText } from './toStatusText.ts'
import { useGuard } from './useGuard.ts'

export type PromptCardProps = {
  readonly approvals: PromptBoard
  readonly place: 'frame' | 'window'
  readonly prompt: Exclude<Prompt, { status: 'refused' }>
  readonly waiting: number | undefined
  readonly openWallet: (() => boolean) | undefined
}

/** One prompt: who asks, what happens, and the decision. */
export function PromptCard(props: PromptCardProps) {
  const { approvals, place, prompt, waiting = 0, openWallet } = props
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const guard = useGuard(card, { place, content: prompt.status })
  const [understood, setUnderstood] = useState(false)
  const [moved, setMoved] = useState<'no' | 'open' | 'blocked'>('no')
  useEffect(() => heading.current?.focus(), [])
  useEscape(() => approvals.reject(prompt.id))

  const press = { prompt, guard, understood }
  const approval = prompt.status === 'ready' ? prompt.approval : undefined
  const offersWindow = place === 'frame' && guard === 'blocked' && moved !== 'open'

  function approve(event: MouseEvent): void {
    if (mayApprove({ ...press, event: event.nativeEvent })) approvals.approve(prompt.id)
  }
  function moveToWindow(): void {
    const opened = openApproveWindow({ board: approvals, prompt, onClosed: () => setMoved('no') })
    setMoved(opened ? 'open' : 'blocked')
  }

  return (
    <main aria-labelledby={titleId} className={styles['card']} ref={card}>
      <OriginLine origin={prompt.origin} />
      <div className={styles['body']}>
        <Text as="h1" id={titleId} ref={heading} size="title" tabIndex={-1} weight={500}>
          {approval?.title ?? 'A request to approve'}
        </Text>
        {approval ? (
          <ApprovalBody
            approval={approval}
            backedUp={prompt.backedUp}
            escrowed={prompt.escrowed === true}
            onUnderstood={setUnderstood}
            openWallet={openWallet}
            understood={understood}
          />
        ) : (
          <LoadingBody />
        )}
      </div>
      <PromptFooter
        onApprove={approve}
        onMove={approval && offersWindow ? moveToWindow : undefined}
        onReject={() => approvals.reject(prompt.id)}
        ready={mayApprove({ ...press, event: { isTrusted: true } })}
        status={toStatusText({ prompt, guard, understood, moved, waiting })}
        verified={approval?.verified !== false}
      />
    </main>
  )
}

/** Escape refuses (S-56), wherever the focus is. */
function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape)
  latest.current = onEscape
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
