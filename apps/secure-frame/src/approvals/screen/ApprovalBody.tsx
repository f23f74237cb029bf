import { AlertBar, Stack, Text } from '@latchkey/ui'
import type { RefObject } from 'react'
import { WalletWindowButton } from '../../windows/WalletWindowButton.tsx'
import type { Approval, Section } from '../model/Approval.ts'
import { isPlainSignIn } from '../model/isPlainSignIn.ts'
import type { WaitingChange } from '../PromptBoard.ts'
import styles from './approvals.module.css'
import { ChangesView } from './ChangesView.tsx'
import { ChangingNotice } from './ChangingNotice.tsx'
import { ContextView } from './ContextView.tsx'
import { MessageView } from './MessageView.tsx'
import { RawView } from './RawView.tsx'
import { SectionView } from './SectionView.tsx'
import { UnverifiedStep } from './UnverifiedStep.tsx'
import { RowView } from './ValueView.tsx'

export type ApprovalBodyProps = {
  readonly approval: Approval
  /** Put where what has to be read ends: the rest is there for whoever wants it. */
  readonly end: RefObject<HTMLDivElement | null>
  readonly backedUp: boolean
  /** Until there is a backup, the browser may delete the wallet. */
  readonly deletable: boolean
  readonly escrowed: boolean
  readonly changing: WaitingChange | undefined
  readonly understood: boolean
  readonly onUnderstood: (understood: boolean) => void
  readonly openWallet: (() => boolean) | undefined
}

const lossDetail =
  'Without a passkey or the recovery code, losing this device or this browser’s data loses the wallet.'
const deletableDetail =
  'This browser may delete it when it runs out of space. Make a passkey or write down the recovery code on your wallet’s page: either brings it back.'

/** A single step whose title says it all has nothing to add below it. */
function hasContent(section: Section, _: number, all: readonly Section[]): boolean {
  return all.length > 1 || section.rows.length > 0 || section.doubt !== undefined
}

/** What happens, what it costs, what it changes, and every byte of it. */
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
  const isSignIn = isPlainSignIn(approval)
  return (
    <Stack gap={16}>
      {changing && <ChangingNotice change={changing} linked={!openWallet} />}
      {approval.blocked !== undefined && <AlertBar message={approval.blocked} />}
      {warnings.length > 0 && (
        <ul aria-label="Warnings" className={styles['warnings']}>
          {warnings.map(({ level, text }) => (
            <li data-level={level} key={text}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {isSignIn && <Text>Free. Signing in moves nothing.</Text>}
      {message && !isSignIn && <MessageView message={message} />}
      {sections.filter(hasContent).map((section, index) => (
        <SectionView
          count={sections.length}
          index={index}
          key={`${index} ${section.title}`}
          section={section}
        />
      ))}
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
      {message && isSignIn ? (
        <details className={styles['raw']}>
          <summary>Show message</summary>
          <MessageView message={message} />
        </details>
      ) : (
        <RawView raw={approval.raw} />
      )}
      {!backedUp && (
        <AlertBar
          detail={deletable ? deletableDetail : lossDetail}
          message="This wallet is not backed up."
          variant="warning"
        />
      )}
      {escrowed && (
        <Text size="small" tone="muted">
          Recoverable by the operator
        </Text>
      )}
      {openWallet && <WalletWindowButton label="Open your wallet’s page" open={openWallet} />}
      {!verified && <UnverifiedStep onUnderstood={onUnderstood} understood={understood} />}
    </Stack>
  )
}
