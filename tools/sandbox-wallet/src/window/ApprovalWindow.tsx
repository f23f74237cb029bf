import { useEffect, useState } from 'react'
import type { ApprovalView, ViewAnswer } from '../wire/wire.ts'
import { Approval } from './Approval.tsx'
import { getJson, postJson } from './api.ts'

type Shown =
  | { readonly type: 'loading' }
  | { readonly type: 'asking'; readonly view: ApprovalView }
  | { readonly type: 'ended' }

/**
 * Approval window of one wallet request. The window closes when the request ends. If the user
 * closes the window, the request is rejected.
 */
export function ApprovalWindow({ id }: { readonly id: string }) {
  const [shown, setShown] = useState<Shown>({ type: 'loading' })

  useEffect(() => {
    const end = () => {
      setShown({ type: 'ended' })
      window.close()
    }
    getJson<ViewAnswer>(`/api/requests/${id}`).then(
      ({ view }) => (view ? setShown({ type: 'asking', view }) : end()),
      end,
    )
    // The stream tells the service that the window is open. When the stream ends, the window counts
    // as closed.
    const stream = new EventSource(`/api/requests/${id}/events`)
    stream.addEventListener('ended', end)
    return () => stream.close()
  }, [id])

  if (shown.type === 'loading') return <main className="approval" aria-busy="true" />
  if (shown.type === 'ended')
    return (
      <main className="approval">
        <p className="content muted">This request has ended. You can close this window.</p>
      </main>
    )
  const answer = (choice: unknown) => postJson(`/api/requests/${id}/answer`, choice)
  return <Approval view={shown.view} onAnswer={answer} />
}
