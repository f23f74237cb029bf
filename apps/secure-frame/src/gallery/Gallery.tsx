import { useEffect, useState } from 'react'
import { corpus } from '../approvals/corpus/corpus.ts'
import { createCorpusChain } from '../approvals/corpus/corpusChain.ts'
import { now } from '../approvals/corpus/messages.ts'
import { createApprovals } from '../approvals/createApprovals.ts'
import { ApprovalScreen } from '../approvals/screen/ApprovalScreen.tsx'
import { createTestRequest } from '../approvals/testing/createTestRequest.ts'

/** For looking at: `/gallery.html` lists every request of the corpus, `?sample=3&theme=dark` shows one as the frame would. */
export function Gallery() {
  const parameters = new URLSearchParams(location.search)
  const sample = parameters.get('sample')
  useEffect(() => {
    document.documentElement.dataset['theme'] = parameters.get('theme') ?? 'light'
  })
  if (sample !== null) return <Shown index={Number(sample)} />
  return (
    <ol start={0}>
      {corpus.map(({ method, name }, index) => (
        <li key={`${method} ${name}`}>
          <a href={`?sample=${index}`}>
            {method}: {name}
          </a>
        </li>
      ))}
    </ol>
  )
}

function Shown({ index }: { readonly index: number }) {
  const [approvals] = useState(() =>
    createApprovals({ isBackedUp: () => index % 4 > 0, now: () => now }),
  )
  useEffect(() => {
    const sample = corpus[index]
    if (!sample) return
    const { method, params, caipNetworkId, account, fee } = sample
    const control = new AbortController()
    const request = createTestRequest({
      method,
      params,
      reader: createCorpusChain(),
      ...(caipNetworkId && { caipNetworkId }),
      ...(account && { account }),
      ...(fee && { fee }),
    })
    const confirming = approvals.confirm(request, { signal: control.signal })
    const say = (text: string) => {
      document.title = text
    }
    confirming.then(
      () => say('approved'),
      (error: unknown) => say(error instanceof Error ? error.message : 'refused'),
    )
    return () => control.abort()
  }, [approvals, index])
  return <ApprovalScreen approvals={approvals} />
}
