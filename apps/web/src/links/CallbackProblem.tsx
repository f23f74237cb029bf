import { type LinkProvider, screens } from '@latchkey/product-api'
import { Button } from '@latchkey/ui'
import { Link } from 'react-router'
import type { SceneName } from '../art/Scene.tsx'
import { useMessages } from '../messages/MessagesContext.ts'
import { Notice } from '../parts/Notice.tsx'
import { useSession } from '../session/useSession.ts'
import styles from './Callback.module.css'
import type { Problem, ProblemName } from './toProblem.ts'
import { useStartLink } from './useStartLink.ts'

/** The action offered for a problem, beside back navigation. */
type Way = 'again' | 'log-in' | 'send' | 'none'

const ways: Readonly<Record<ProblemName, { readonly scene: SceneName; readonly way: Way }>> = {
  link_cancelled: { scene: 'passage', way: 'again' },
  link_expired: { scene: 'passage', way: 'again' },
  link_used: { scene: 'passage', way: 'again' },
  link_mixed_up: { scene: 'broken', way: 'again' },
  link_elsewhere: { scene: 'broken', way: 'log-in' },
  link_present: { scene: 'passage', way: 'none' },
  link_refused: { scene: 'broken', way: 'again' },
  provider_unreachable: { scene: 'lost', way: 'again' },
  provider_unavailable: { scene: 'closed', way: 'none' },
  nothing: { scene: 'passage', way: 'none' },
  unreachable: { scene: 'lost', way: 'send' },
  other: { scene: 'broken', way: 'again' },
}

export type CallbackProblemProps = {
  readonly provider: LinkProvider
  readonly problem: Problem
  /** Submits the same answer again. */
  readonly onSendAgain?: () => void
}

/** Explains why a login or link failed, and offers the next action. */
export function CallbackProblem({ provider, problem, onSendAgain }: CallbackProblemProps) {
  const messages = useMessages().callback
  const { title, text } = messages.problems[problem.name]
  const { scene, way } = ways[problem.name]
  return (
    <Notice
      scene={scene}
      title={title}
      text={text}
      detail={problem.ref && messages.reference(problem.ref)}
      alert
    >
      <WayOn provider={provider} way={way} onSendAgain={onSendAgain} />
      <BackLink />
    </Notice>
  )
}

type WayOnProps = {
  readonly provider: LinkProvider
  readonly way: Way
  readonly onSendAgain: (() => void) | undefined
}

/** Signed-in users retry the link. All other visitors retry the login. */
function WayOn({ provider, way, onSendAgain }: WayOnProps) {
  const { callback: messages, links } = useMessages()
  const isMember = useSession().status === 'member'
  const start = useStartLink()
  if (way === 'none') return null
  const purpose = way === 'again' && isMember ? 'link' : 'login'
  const label = {
    again: messages.startAgain,
    send: messages.sendAgain,
    'log-in': messages.logInThere(links.providers[provider]),
  }[way]
  return (
    <Button
      variant="primary"
      size="large"
      pending={start.isPending}
      onClick={way === 'send' ? onSendAgain : () => start.mutate({ provider, purpose })}
    >
      {label}
    </Button>
  )
}

function BackLink() {
  const messages = useMessages().callback
  const isMember = useSession().status === 'member'
  return (
    <Link
      className={styles['link']}
      to={isMember ? screens.profile.path : screens.login.path}
      replace
    >
      {isMember ? messages.toProfile : messages.toStart}
    </Link>
  )
}
