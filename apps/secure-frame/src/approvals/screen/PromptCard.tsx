import { Text } from '@latchkey/ui'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { messages } from '../../messages/messages.ts'
import { minimumVisibleMs, signInVisibleMs } from '../guard/GuardState.ts'
import { mayApprove } from '../guard/mayApprove.ts'
import { isPlainSignIn } from '../model/isPlainSignIn.ts'
import type { Prompt, PromptBoard } from '../PromptBoard.ts'
import { ApprovalBody } from './ApprovalBody.tsx'
import styles from './approvals.module.css'
import { LoadingBody } from './LoadingBody.tsx'
import { OriginLine } from './OriginLine.tsx'
import { PromptFooter } from './PromptFooter.tsx'
import { toStatusText } from './toStatusText.ts'
import { useApproveWindow } from './useApproveWindow.ts'
import { useEarlyKey } from './useEarlyKey.ts'
import { useEscape } from './useEscape.ts'
import { useGuard } from './useGuard.ts'
import { useReadToEnd } from './useReadToEnd.ts'

export type PromptCardProps = {
  readonly approvals: PromptBoard
  readonly place: 'frame' | 'window'
  readonly prompt: Exclude<Prompt, { status: 'refused' }>
  readonly waiting: number | undefined
  readonly openWallet: (() => boolean) | undefined
  readonly operator: ReactNode
}

/** Shows one prompt: the requesting site, the effects and the buttons. */
export function PromptCard(props: PromptCardProps) {
  const { approvals, place, prompt, waiting = 0, openWallet, operator } = props
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const body = useRef<HTMLDivElement>(null)
  const approval = prompt.status === 'ready' ? prompt.approval : undefined
  const visibleMs = approval && isPlainSignIn(approval) ? signInVisibleMs : minimumVisibleMs
  const { state: guard, delay } = useGuard(card, { place, content: prompt.status, visibleMs })
  const end = useRef<HTMLDivElement>(null)
  const read = useReadToEnd(body, { end, content: prompt.status })
  const [understood, setUnderstood] = useState(false)
  const { moved, move } = useApproveWindow(approvals, prompt)
  useEffect(() => heading.current?.focus(), [])
  useEscape(() => approvals.reject(prompt.id))
  useEarlyKey(delay)

  const press = { prompt, place, guard, read, understood }
  const offersWindow = approval && place === 'frame' && guard === 'blocked' && moved !== 'open'

  function approve(event: MouseEvent): void {
    if (mayApprove({ ...press, event: event.nativeEvent })) approvals.approve(prompt.id)
  }

  return (
    <main aria-labelledby={titleId} className={styles['card']} ref={card}>
      {operator}
      <OriginLine origin={prompt.origin} />
      <div className={styles['body']} ref={body}>
        <Text as="h1" id={titleId} ref={heading} size="title" tabIndex={-1} weight={500}>
          {approval?.title ?? messages.approval.requestToApprove}
        </Text>
        {approval ? (
          <ApprovalBody
            approval={approval}
            backedUp={prompt.backedUp}
            changing={prompt.changing}
            deletable={prompt.deletable === true}
            end={end}
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
        onEarly={delay}
        onMove={offersWindow ? move : undefined}
        onReject={() => approvals.reject(prompt.id)}
        ready={mayApprove({ ...press, event: { isTrusted: true } })}
        status={toStatusText({ prompt, guard, read, understood, moved, waiting })}
        verified={approval?.verified !== false}
      />
    </main>
  )
}
