import { useEffect, useState } from 'react'
import { createAppearance, type HostTheme } from '../appearance/createAppearance.ts'
import { corpus } from '../approvals/corpus/corpus.ts'
import { createCorpusChain } from '../approvals/corpus/corpusChain.ts'
import { now } from '../approvals/corpus/messages.ts'
import { createApprovals } from '../approvals/createApprovals.ts'
import type { Inline } from '../approvals/isInline.ts'
import { ApprovalScreen } from '../approvals/screen/ApprovalScreen.tsx'
import { createTestRequest } from '../approvals/testing/createTestRequest.ts'
import { screens } from './screens.tsx'

/**
 * Development page. `/gallery.html` lists every request of the corpus. `?sample=3&theme=dark` shows
 * one as the frame does, and `?sample=3,4` shows two in sequence. The document title reports each
 * result. `?escrowed` shows a wallet that the operator can recover, `?inline` decides every request
 * in the host's page, `?look={…}` applies a host's SYNC_THEME. The other screens are listed below.
 */
export function Gallery() {
  const parameters = new URLSearchParams(location.search)
  const samples = parameters.get('sample')
  const theme = parameters.get('theme') === 'dark' ? 'dark' : 'light'
  const look = parameters.get('look')
  useEffect(() => {
    const asked: HostTheme = look === null ? {} : JSON.parse(look)
    createAppearance(window).apply({ themeMode: theme, ...asked })
  }, [theme, look])
  if (samples !== null) {
    const inline = parameters.has('inline') ? 'all' : 'messages'
    return <Shown escrowed={parameters.has('escrowed')} inline={inline} samples={samples} />
  }
  const show = screens[parameters.get('screen') ?? '']
  return show ? show() : <Contents />
}

function Contents() {
  return (
    <ol start={0}>
      {corpus.map(({ method, name }, index) => (
        <li key={`${method} ${name}`}>
          <a href={`?sample=${index}`}>
            {method}: {name}
          </a>
        </li>
      ))}
      {Object.keys(screens).map((name) => (
        <li key={name}>
          <a href={`?screen=${name}`}>{name}</a>
        </li>
      ))}
    </ol>
  )
}

type ShownProps = {
  readonly samples: string
  readonly escrowed: boolean
  readonly inline: Inline
}

function Shown({ samples, escrowed, inline }: ShownProps) {
  const [approvals] = useState(() =>
    createApprovals({ isBackedUp: () => true, isEscrowed: () => escrowed, inline, now: () => now }),
  )
  useEffect(() => {
    const control = new AbortController()
    const requests = samples.split(',').flatMap((index) => toRequest(Number(index)))
    document.title = ''
    const ask = async () => {
      for (const [index, request] of requests.entries()) {
        approvals.setWaiting(requests.length - 1 - index)
        const asking = approvals.confirm(request, { signal: control.signal })
        await asking.then(
          () => say('approved'),
          () => say('refused'),
        )
      }
    }
    void ask()
    return () => control.abort()
  }, [approvals, samples])
  return <ApprovalScreen approvals={approvals} />
}

function say(text: string): void {
  document.title = [document.title, text].filter(Boolean).join(' ')
}

function toRequest(index: number) {
  const sample = corpus[index]
  if (!sample) return []
  const { method, params, caipNetworkId, account, accountType, fee, operation } = sample
  return [
    createTestRequest({
      method,
      params,
      reader: createCorpusChain(),
      ...(caipNetworkId && { caipNetworkId }),
      ...(account && { account }),
      ...(accountType && { accountType }),
      ...(fee && { fee }),
      ...(operation && { operation }),
    }),
  ]
}
