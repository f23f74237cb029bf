import { AlertBar, Stack, Text } from '@latchkey/ui'
import type { RefObject } from 'react'
import { messages } from '../../messages/messages.ts'
import { WalletWindowButton } from '../../windows/WalletWindowButton.tsx'
import type { Approval } from '../model/Approval.ts'
import { isPlainSignIn } from '../model/isPlainSignIn.ts'
import { isServiceMessage } from '../model/isServiceMessage.ts'
import type { WaitingChange } from '../PromptBoard.ts'
import styles from './approvals.module.css'
import { BackupNotice } from './BackupNotice.tsx'
import { ChangesView } from './ChangesView.tsx'
import { ChangingNotice } from './ChangingNotice.tsx'
import { ContextView } from './ContextView.tsx'
import { MessageView } from './MessageView.tsx'
import { RawView } from './RawView.tsx'
import { SectionList } from './SectionList.tsx'
import { UnverifiedStep } from './UnverifiedStep.tsx'
import { RowView } from './ValueView.tsx'

export type ApprovalBodyProps = {
  readonly approval: Approval
  /**
   * Element at the end of the content that the user must scroll to. The details after it are
   * optional.
   */
  readonly end: RefObject<HTMLDivElement | null>
  readonly backedUp: boolean
  /**
   * Whether the browser may delete the wallet's data. If so, the prompt warns until the wallet has
   * a recovery method.
   */
  readonly deletable: boolean
  readonly escrowed: boolean
  readonly changing: WaitingChange | undefined
  readonly understood: boolean
  readonly onUnderstood: (understood: boolean) => void
  readonly openWallet: (() => boolean) | undefined
}

function Warnings({ warnings }: Pick<Approval, 'warnings'>) {
  return (
    <ul aria-label={messages.approval.warnings} className={styles['warnings']}>
      {warnings.map(({ level, text }) => (
        <li data-level={level} key={text}>
          {text}
        </li>
      ))}
    </ul>
  )
}

/**
 * Returns the sentence that states the cost of a message that the screen describes in words.
 * Returns `undefined` for a request whose text the user has to read.
 */
function toFreeText(approval: Approval): string | undefined {
  if (isPlainSignIn(approval)) return messages.approval.freeSigningInMoves
  if (!isServiceMessage(approval)) return undefined
  const { freeNameIsPublic, freeSigningMoves } = messages.approval
  return approval.kind === 'take-name' ? freeNameIsPublic : freeSigningMoves
}

/** Shows warnings, steps, cost, balance changes and the raw request. */
export function ApprovalBody(props: ApprovalBodyProps) {
  const {
    approval,
    end,
    backedUp,
    deletable,
    escrowed,
    understood,
    onUnderstood,
    openWallet,
    changing,
  } = props
  const { warnings, sections, rows, message, changes, verified } = approval
  const free = toFreeText(approval)
  return (
    <Stack gap={16}>
      {changing && <ChangingNotice change={changing} linked={!openWallet} />}
      {approval.blocked !== undefined && <AlertBar message={approval.blocked} />}
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      {free !== undefined && <Text>{free}</Text>}
      {message && free === undefined && <MessageView message={message} />}
      <SectionList sections={sections} />
      <ContextView approval={approval} />
      {rows.length > 0 && (
        <dl className={styles['rows']}>
          {rows.map((row) => (
            <RowView key={row.label + JSON.stringify(row.value)} row={row} />
          ))}
        </dl>
      )}
      {changes && <ChangesView changes={changes} />}
      <div ref={end} />
      {message && free !== undefined ? (
        <details className={styles['raw']}>
          <summary>{messages.approval.showMessage}</summary>
          <MessageView message={message} />
        </details>
      ) : (
        <RawView raw={approval.raw} />
      )}
      {!backedUp && <BackupNotice deletable={deletable} isMessage={message !== undefined} />}
      {escrowed && (
        <Text size="small" tone="muted">
          {messages.approval.recoverableByOperator}
        </Text>
      )}
      {openWallet && (
        <WalletWindowButton label={messages.approval.openYourWalletsPage} open={openWallet} />
      )}
      {!verified && <UnverifiedStep onUnderstood={onUnderstood} understood={understood} />}
    </Stack>
  )
}
