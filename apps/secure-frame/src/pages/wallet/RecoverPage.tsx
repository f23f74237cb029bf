import { BaseError, sleep } from '@latchkey/core'
import { readRecovery } from '@latchkey/frame-api/endpoints'
import { AlertBar, Button, Input, Skeleton, Stack, Text } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import { fromBase64url } from '../../client/base64url.ts'
import { toFingerprint } from '../../keys/transfer.ts'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { toErrorText, useTask } from '../../tasks/useTask.ts'
import { Facts } from '../layout/Facts.tsx'
import { Page } from '../layout/Page.tsx'
import type { PageServices } from '../services/PageServices.ts'
import { handOver, type OpenRecovery, openByCode, openByPasskey } from './handOver.ts'
import { NewWalletSection } from './NewWalletSection.tsx'

type Open = OpenRecovery & { readonly fingerprint: string }

export type RecoverPageProps = {
  readonly services: PageServices
  /** Where the cookie is that lets this browser take part (S-25). Default: where the login is. */
  readonly client?: PageServices['client']
}

/** The app may reach its recovery a little later than this page is opened. */
const askAgainMs = 2_000

/**
 * Where a wallet is brought back by a passkey (S-35) or its recovery code (S-25): a page of its own, never an iframe. It
 * takes their layer off and seals the rest to the waiting frame; neither secret nor what is under it goes to the server.
 */
export function RecoverPage({ services, client = services.client }: RecoverPageProps) {
  const [open, setOpen] = useState<Open>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    waitForApp({ client }, signal).then(setOpen, (error: unknown) => {
      if (!signal.aborted) setProblem(toErrorText(error))
    })
    return () => leaving.abort()
  }, [client])

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
  return <Ways open={open} client={client} services={services} />
}

async function waitForApp(
  { client }: Pick<PageServices, 'client'>,
  signal: AbortSignal,
): Promise<Open> {
  for (;;) {
    try {
      const found = await client.call(readRecovery, {}, { signal })
      return { ...found, fingerprint: await toFingerprint(fromBase64url(found.publicKey)) }
    } catch (error) {
      if (!(error instanceof BaseError) || error.code !== 'recovery_not_open') throw error
      await sleep(askAgainMs, signal)
    }
  }
}

type WaysProps = Required<RecoverPageProps> & { readonly open: Open }

function Ways({ open, client, services }: WaysProps) {
  const [done, setDone] = useState(false)
  if (done)
    return (
      <Page lead="Go back to the app: your wallet is there." origin={open.origin} title="Done" />
    )
  const { fingerprint, passkeys } = open
  const way = { open, client, services, onDone: () => setDone(true) }
  const hasPasskey = passkeys.length > 0 && services.passkeys.isUsable
  return (
    <Page
      lead="Go on only if the app shows the same site and the same number. Whoever asks for a code in another way is not us."
      origin={open.origin}
      title="Recover your wallet"
    >
      <Facts
        facts={[
          ['Site', open.origin],
          ['Number', `${fingerprint.slice(0, 3)} ${fingerprint.slice(3)}`],
        ]}
      />
      {hasPasskey && <PasskeyWay {...way} />}
      <CodeForm {...way} first={!hasPasskey} />
      <NewWalletSection services={services} />
    </Page>
  )
}

type WayProps = WaysProps & { readonly onDone: () => void }

function PasskeyWay({ open, client, services, onDone }: WayProps) {
  const ask = useTask(async () => {
    const { walletId, passkeys } = open
    const credentialIds = passkeys.map(({ credentialId }) => credentialId)
    const answer = await services.passkeys.ask({ walletId, credentialIds })
    const layer = await openByPasskey(open, answer).catch(
      toUnreadable('This passkey does not open your wallet.'),
    )
    await handOver({ client }, { open, layer })
    onDone()
  })
  return (
    <Stack gap={16}>
      {ask.error !== undefined && <AlertBar message={ask.error} />}
      <TaskButton size="large" task={ask} variant="primary" wide>
        Use a passkey
      </TaskButton>
      <Text size="small" tone="muted">
        Or type your recovery code.
      </Text>
    </Stack>
  )
}

/** What does not open is of another wallet; any other failure stays what it is. */
const toUnreadable = (text: string) => (error: unknown) => {
  const unreadable = error instanceof BaseError && error.code === 'unreadable_record'
  throw unreadable ? new BaseError(text, { code: 'wrong_way_back', cause: error }) : error
}

function CodeForm({ open, client, onDone, first }: WayProps & { readonly first: boolean }) {
  const [text, setText] = useState('')
  const send = useTask(async () => {
    const layer = await openByCode(open, text).catch(
      toUnreadable('This code is not of your wallet. Compare it with your paper.'),
    )
    await handOver({ client }, { open, layer })
    onDone()
  })
  return (
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
          variant={first ? 'primary' : 'secondary'}
          wide
        >
          Recover
        </Button>
        <Text size="small" tone="muted">
          The code stays in this page; the server never gets it.
        </Text>
      </Stack>
    </form>
  )
}
