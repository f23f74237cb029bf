import { AlertBar, Button, Text } from '@latchkey/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { messages } from '../../messages/messages.ts'
import type { Approval } from '../model/Approval.ts'
import type { Prompt, PromptBoard } from '../PromptBoard.ts'
import styles from './approvals.module.css'
import { ContextView } from './ContextView.tsx'
import { LoadingBody } from './LoadingBody.tsx'
import { OriginLine } from './OriginLine.tsx'
import { SectionList } from './SectionList.tsx'
import { toMoreText } from './toStatusText.ts'
import { type Moved, useApproveWindow } from './useApproveWindow.ts'
import { useEscape } from './useEscape.ts'

export type HandOverCardProps = {
  readonly approvals: PromptBoard
  readonly prompt: Exclude<Prompt, { status: 'refused' }>
  readonly waiting: number | undefined
  /** The operator's name, in a window that the app opened. */
  readonly operator: ReactNode
}

/**
 * Card for a request that moves value or grants rights, in the host's page or in a window that the
 * app opened. Its button opens the window in which the user decides (S-54).
 */
export function HandOverCard(props: HandOverCardProps) {
  const { approvals, prompt, waiting = 0, operator } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const statusId = useId()
  const { moved, move } = useApproveWindow(approvals, prompt)
  useEffect(() => heading.current?.focus(), [])
  useEscape(() => approvals.reject(prompt.id))
  const approval = prompt.status === 'ready' ? prompt.approval : undefined
  const blocked = approval?.blocked
  return (
    <main aria-labelledby={titleId} className={styles['card']}>
      {operator}
      <OriginLine origin={prompt.origin} />
      <div className={styles['body']}>
        <Text as="h1" id={titleId} ref={heading} size="title" tabIndex={-1} weight={500}>
          {approval?.title ?? messages.approval.requestToApprove}
        </Text>
        {!approval && <LoadingBody />}
        {blocked !== undefined && <AlertBar message={blocked} />}
        {approval && <Summary approval={approval} />}
      </div>
      <footer className={styles['footer']}>
        <Text as="div" id={statusId} role="status" size="caption" tone="muted">
          {toHandOverText(prompt, moved) + toMoreText(waiting)}
        </Text>
        <div className={styles['actions']}>
          <Button onClick={() => approvals.reject(prompt.id)} size="large" wide>
            {messages.approval.reject}
          </Button>
          <Button
            aria-describedby={statusId}
            disabled={!approval || blocked !== undefined}
            onClick={move}
            size="large"
            variant="primary"
            wide
          >
            {moved === 'open' ? messages.approval.showWindow : messages.approval.openWindow}
          </Button>
        </div>
      </footer>
    </main>
  )
}

/** Shows where the user decides, and the request's recipients, amounts, account and cost. */
function Summary({ approval }: { readonly approval: Approval }) {
  const { blocked, sections } = approval
  return (
    <>
      {blocked === undefined && <Text>{messages.approval.youDecideThisIn}</Text>}
      <SectionList sections={sections} />
      <ContextView approval={approval} />
    </>
  )
}

function toHandOverText({ status }: Prompt, moved: Moved): string {
  if (status === 'loading') return messages.approval.lookingUpWhatThis
  if (moved === 'open') return messages.approval.decideInWindowThat
  if (moved === 'blocked') return messages.approval.yourBrowserBlockedWindow
  return messages.approval.nothingHappensBeforeYou
}
