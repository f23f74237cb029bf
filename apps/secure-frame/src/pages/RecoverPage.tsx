import { BaseError, sleep } from '@latchkey/core'
import type { ResponseOf } from '@latchkey/core/contract'
import { readRecovery } from '@latchkey/frame-api'
import { Button, Input, Skeleton, Stack, Text } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import { toFingerprint } from '../keys/transfer.ts'
import { fromBase64url } from '../server/base64url.ts'
import { Facts } from './Facts.tsx'
import { handOver } from './handOver.ts'
import { NewWalletSection } from './NewWalletSection.tsx'
import { Page } from './Page.tsx'
import type { PageServices } from './PageServices.ts'
import { toErrorText, useTask } from './useTask.ts'

type Open = ResponseOf<typeof readRecovery> & { readonly fingerprint: string }

export type RecoverPageProps = {
  readonly services: PageServices
  /** Where the cookie is that lets this browser take part (S-25). Default: where the login is. */
  readonly server?: PageServices['server']
}

/** The app may reach its recovery a little later than this page is opened. */
const askAgainMs = 2_000

/**
 * Where a recovery code is typed (S-25): a page of its own, never an iframe. It takes the code's layer off and
 * seals the rest to the waiting frame; neither the code nor what is under it goes to the server.
 */
export function RecoverPage({ services, server = services.server }: RecoverPageProps) {
  const [open, setOpen] = useState<Open>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    waitForApp({ server }, signal).then(setOpen, (error: unknown) => {
      if (!signal.aborted) setProblem(toErrorText(error))
    })
    return () => leaving.abort()
  }, [server])

  if (problem !== undefined) {
    return (
      <Page error={problem} title="Recover your wallet">
        <NewWalletSection services={services} />
      </Page>
    )
  }
  if (!open) {
    return (
      <Page lead="Waiting for the app to ask for its wallet." title="Recover your wallet">
        <Skeleton shape="row" />
        <NewWalletSection services={services} />
      </Page>
    )
  }
  return <CodeForm open={open} server={server} services={services} />
}

async function waitForApp(
  { server }: Pick<PageServices, 'server'>,
  signal: AbortSignal,
): Promise<Open> {
  for (;;) {
    try {
      const found = await server.call(readRecovery, {}, { signal })
      return { ...found, fingerprint: await toFingerprint(fromBase64url(found.publicKey)) }
    } catch (error) {
      if (!(error instanceof BaseError) || error.code !== 'recovery_not_open') throw error
      await sleep(askAgainMs, signal)
    }
  }
}

type CodeFormProps = Required<RecoverPageProps> & { readonly open: Open }

function CodeForm({ open, server, services }: CodeFormProps) {
  const [text, setText] = useState('')
  const [done, setDone] = useState(false)
  const send = useTask(async () => {
    try {
      await handOver({ server }, { open, text })
    } catch (error) {
      const wrong = error instanceof BaseError && error.code === 'unreadable_record'
      throw wrong
        ? new BaseError('This code is not of your wallet. Compare it with your paper.', {
            code: 'wrong_code',
          })
        : error
    }
    setText('')
    setDone(true)
  })
  if (done) return <Page lead="Go back to the app: your wallet is there." title="Done" />
  const { fingerprint } = open
  return (
    <Page
      lead="Go on only if the app shows the same site and the same number. Whoever asks for a code in another way is not us."
      title="Recover your wallet"
    >
      <Facts
        facts={[
          ['Site', open.origin],
          ['Number', `${fingerprint.slice(0, 3)} ${fingerprint.slice(3)}`],
        ]}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send.run()
        }}
      >
        <Stack gap={16}>
          <Input
            autoCapitalize="characters"
            autoComplete="off"
            error={send.error}
            hint="28 characters in seven groups"
            label="Recovery code"
            onChange={(event) => setText(event.target.value)}
            spellCheck={false}
            value={text}
          />
          <Button
            pending={send.status === 'pending'}
            size="large"
            type="submit"
            variant="primary"
            wide
          >
            Recover
          </Button>
          <Text size="small" tone="muted">
            The code stays in this page; the server never gets it.
          </Text>
        </Stack>
      </form>
      <NewWalletSection services={services} />
    </Page>
  )
}
