import { Button, Text } from '@latchkey/ui'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { mayApprove } from '../guard/mayApprove.ts'
import type { Prompt, PromptBoard } from '../PromptBoard.ts'
import { openApproveWindow } from '../window/openApproveWindow.ts'
import { ApprovalBody } from './ApprovalBody.tsx'
import styles from './approvals.module.css'
import { LoadingBody } from './LoadingBody.tsx'
import { OriginLine } from './OriginLine.tsx'
import { toStatusText } from './toStatusText.ts'
import { useGuard } from './useGuard.ts'

export type PromptCardProps = {
  readonly approvals: PromptBoard
  readonly place: 'frame' | 'window'
  readonly prompt: Exclude<Prompt, { status: 'refused' }>
  readonly waiting: number | undefined
}

/** One prompt: who asks, what happens, and the decision. */
export function PromptCard({ approvals, place, prompt, waiting = 0 }: PromptCardProps) {
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const status = useId()
  const guard = useGuard(card, { place, content: prompt.status })
  const [understood, setUnderstood] = useState(false)
  const [moved, setMoved] = useState<'no' | 'open' | 'blocked'>('no')
  useEffect(() => heading.current?.focus(), [])
  useEscape(() => approvals.reject(prompt.id))

  const press = { prompt, guard, understood }
  const ready = mayApprove({ ...press, event: { isTrusted: true } })
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
    <main aria-labelledby={`${status}-title`} className={styles['card']} ref={card}>
      <OriginLine origin={prompt.origin} />
      <div className={styles['body']}>
        <Text as="h1" id={`${status}-title`} ref={heading} size="title" tabIndex={-1} weight={500}>
          {approval?.title ?? 'A request to approve'}
        </Text>
        {approval ? (
          <ApprovalBody
            approval={approval}
            backedUp={prompt.backedUp}
            onUnderstood={setUnderstood}
            understood={understood}
          />
        ) : (
          <LoadingBody />
        )}
      </div>
      <footer className={styles['footer']}>
        <Text as="div" id={status} role="status" size="caption" tone="muted">
          {toStatusText({ prompt, guard, understood, moved, waiting })}
        </Text>
        <div className={styles['actions']}>
          <Button onClick={() => approvals.reject(prompt.id)} size="large" wide>
            Reject
          </Button>
          {offersWindow && approval ? (
            <Button onClick={moveToWindow} size="large" variant="primary" wide>
              Open window
            </Button>
          ) : (
            <Button
              aria-describedby={status}
              disabled={!ready}
              onClick={approve}
              size="large"
              variant={approval?.verified === false ? 'danger' : 'primary'}
              wide
            >
              {approval?.verified === false ? 'Approve anyway' : 'Approve'}
            </Button>
          )}
        </div>
      </footer>
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
