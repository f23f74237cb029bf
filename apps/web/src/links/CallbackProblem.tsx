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

/**
 * Action that an error screen of a provider login offers besides back navigation: link again, log
 * in, send the response again, or none.
 */
type Action = 'again' | 'log-in' | 'send' | 'none'

const actions: Readonly<
  Record<ProblemName, { readonly scene: SceneName; readonly action: Action }>
> = {
  link_cancelled: { scene: 'passage', action: 'again' },
  link_expired: { scene: 'passage', action: 'again' },
  link_used: { scene: 'passage', action: 'again' },
  link_mixed_up: { scene: 'broken', action: 'again' },
  link_elsewhere: { scene: 'broken', action: 'log-in' },
  link_present: { scene: 'passage', action: 'none' },
  link_refused: { scene: 'broken', action: 'again' },
  provider_unreachable: { scene: 'lost', action: 'again' },
  provider_unavailable: { scene: 'closed', action: 'none' },
  nothing: { scene: 'passage', action: 'none' },
  unreachable: { scene: 'lost', action: 'send' },
  other: { scene: 'broken', action: 'again' },
}

export type CallbackProblemProps = {
  readonly provider: LinkProvider
  readonly problem: Problem
  /** Submits the provider's response to the server again. */
  readonly onSendAgain?: () => void
}

/** Explains why a login or the linking of an account failed, and offers an action. */
export function CallbackProblem({ provider, problem, onSendAgain }: CallbackProblemProps) {
  const messages = useMessages().callback
  const { title, text } = messages.problems[problem.name]
  const { scene, action } = actions[problem.name]
  return (
    <Notice
      scene={scene}
      title={title}
      text={text}
      detail={problem.ref && messages.reference(problem.ref)}
      alert
    >
      <ActionButton provider={provider} action={action} onSendAgain={onSendAgain} />
      <BackLink />
    </Notice>
  )
}

type ActionButtonProps = {
  readonly provider: LinkProvider
  readonly action: Action
  readonly onSendAgain: (() => void) | undefined
}

/**
 * Button for the action that an error screen offers. `again` repeats the linking for signed-in
 * users and the login for others.
 */
function ActionButton({ provider, action, onSendAgain }: ActionButtonProps) {
  const { callback: messages, links } = useMessages()
  const isMember = useSession().status === 'member'
  const start = useStartLink()
  if (action === 'none') return null
  const purpose = action === 'again' && isMember ? 'link' : 'login'
  const label = {
    again: messages.startAgain,
    send: messages.sendAgain,
    'log-in': messages.logInThere(links.providers[provider]),
  }[action]
  return (
    <Button
      variant="primary"
      size="large"
      pending={start.isPending}
      onClick={action === 'send' ? onSendAgain : () => start.mutate({ provider, purpose })}
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
