import { BannedError, type LinkProvider, screens } from '@latchkey/product-api'
import { Spinner } from '@latchkey/ui'
import { useLayoutEffect, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { BannedNotice } from '../bans/BannedNotice.tsx'
import { useApp } from '../context/AppContext.ts'
import { useScreenAhead } from '../context/useScreenAhead.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { Notice } from '../parts/Notice.tsx'
import styles from './Callback.module.css'
import { CallbackProblem } from './CallbackProblem.tsx'
import { readAnswer } from './readAnswer.ts'
import { toProblem } from './toProblem.ts'
import { useFinishLink } from './useFinishLink.ts'

/**
 * The page to which a provider redirects after its login. Removes the provider's response from the
 * URL, submits it to the server once and shows the outcome.
 */
export function Callback({ provider }: { readonly provider: LinkProvider }) {
  const { web } = useApp()
  const answer = useAnswer()
  const finish = useFinishLink(provider, answer)
  if (!web.links.has(provider))
    return <CallbackProblem provider={provider} problem={{ name: 'provider_unavailable' }} />
  if (!answer) return <CallbackProblem provider={provider} problem={{ name: 'nothing' }} />
  if (finish.isSuccess) return <Finished provider={provider} finished={finish.data} />
  if (finish.error instanceof BannedError && !finish.isFetching)
    return <Banned ban={finish.error} />
  if (finish.isError && !finish.isFetching)
    return (
      <CallbackProblem
        provider={provider}
        problem={toProblem(finish.error)}
        onSendAgain={() => void finish.refetch()}
      />
    )
  return <Working provider={provider} />
}

/**
 * Returns the provider's response from the URL. Removes it from the address bar before anything
 * else happens, because it contains a login code (S-71).
 */
function useAnswer() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [answer] = useState(() => readAnswer(search))
  useLayoutEffect(() => {
    if (search === '' && hash === '') return
    window.history.replaceState(window.history.state, '', pathname)
    navigate(pathname, { replace: true })
  }, [navigate, pathname, search, hash])
  return answer
}

function Working({ provider }: { readonly provider: LinkProvider }) {
  const { callback: messages, links } = useMessages()
  useScreenAhead(screens.profile.path)
  return (
    <Notice
      scene="passage"
      title={messages.workingTitle}
      text={messages.working(links.providers[provider])}
    >
      <span role="status" aria-label={messages.workingTitle}>
        <Spinner />
      </span>
    </Notice>
  )
}

/**
 * Explains that the account at the provider is banned. Signed-in users can return to their current
 * account.
 */
function Banned({ ban }: { readonly ban: BannedError }) {
  const navigate = useNavigate()
  return <BannedNotice ban={ban} onLeave={() => navigate(screens.login.path, { replace: true })} />
}

type Finish = NonNullable<ReturnType<typeof useFinishLink>['data']>

/**
 * Shown after the server accepted the provider's response. A login navigates to the next page
 * immediately; a newly linked account shows a confirmation first.
 */
function Finished({
  provider,
  finished: { purpose, name, returnTo },
}: {
  readonly provider: LinkProvider
  readonly finished: Finish
}) {
  const { callback: messages, links } = useMessages()
  if (purpose === 'login') return <Navigate to={returnTo} replace />
  return (
    <Notice
      scene="passage"
      title={messages.linked(links.providers[provider])}
      text={name ? messages.linkedText(name) : messages.linkedNameless}
    >
      <Link className={styles['link']} to={returnTo} replace>
        {messages.goOn}
      </Link>
    </Notice>
  )
}
