import { useLayoutEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useMessages } from '../messages/MessagesContext.ts'
import { paths } from '../routing/paths.ts'
import { Notice } from '../shell/Notice.tsx'
import styles from './Callback.module.css'

/**
 * Where a provider sends the visitor back to. Its answer leaves the address bar before anything else
 * happens (S-71) and is not read: linking accounts is not open yet.
 */
export function Callback({ text, detail }: { text: string; detail?: string | undefined }) {
  const messages = useMessages()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useLayoutEffect(() => {
    if (search === '' && hash === '') return
    window.history.replaceState(window.history.state, '', pathname)
    navigate(pathname, { replace: true })
  }, [navigate, pathname, search, hash])
  return (
    <Notice
      scene="passage"
      title={messages.callback.title}
      text={`${text} ${messages.callback.later}`}
      detail={detail}
    >
      <Link className={styles['back']} to={paths.login} replace>
        {messages.callback.back}
      </Link>
    </Notice>
  )
}
