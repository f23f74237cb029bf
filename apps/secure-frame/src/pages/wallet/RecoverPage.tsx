import { BaseError, sleep } from '@latchkey/core'
import { readRecovery } from '@latchkey/frame-api/endpoints'
import { AlertBar, Button, Input, Skeleton, Stack, Text } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import { fromBase64url } from '../../client/base64url.ts'
import { toFingerprint } from '../../keys/transfer.ts'
import { messages } from '../../messages/messages.ts'
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
  /**
   * Client with the recovery cookie (S-25), if another window than the login's holds that cookie.
   */
  readonly client?: PageServices['client']
}

/**
 * Milliseconds between two polls. Polling is needed because the app may start its recovery after
 * this page was opened.
 */
const askAgainMs = 2_000

/**
 * Recovers a wallet with a passkey (S-35) or the recovery code (S-25). It is a top-level page,
 * never an iframe. The page decrypts the outer layer and seals the rest for the waiting frame. The
 * server receives neither the secret nor the content.
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
      <Page error={problem} title={messages.wallet.recoverYourWallet}>
        <NewWalletSection services={services} />
      </Page>
    )
  }
  if (!open) {
    return (
      <Page lead={messages.wallet.waitingForAppTo} title={messages.wallet.recoverYourWallet}>
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
      <Page lead={messages.wallet.goBackToApp} origin={open.origin} title={messages.wallet.done} />
    )
  const { fingerprint, passkeys } = open
  const way = { open, client, services, onDone: () => setDone(true) }
  const hasPasskey = passkeys.length > 0 && services.passkeys.isUsable
  return (
    <Page
      lead={messages.wallet.goOnOnlyIf}
      origin={open.origin}
      title={messages.wallet.recoverYourWallet}
    >
      <Facts
        facts={[
          [messages.wallet.site, open.origin],
          [messages.wallet.number, `${fingerprint.slice(0, 3)} ${fingerprint.slice(3)}`],
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
      toUnreadable(messages.wallet.thisPasskeyDoesNot),
    )
    await handOver({ client }, { open, layer })
    onDone()
  })
  return (
    <Stack gap={16}>
      {ask.error !== undefined && <AlertBar message={ask.error} />}
      <TaskButton size="large" task={ask} variant="primary" wide>
        {messages.wallet.usePasskey}
      </TaskButton>
      <Text size="small" tone="muted">
        {messages.wallet.orTypeYourRecovery}
      </Text>
    </Stack>
  )
}

/**
 * Returns an error handler that throws an error with `text` if the record belongs to another
 * wallet. Other errors are rethrown unchanged.
 */
const toUnreadable = (text: string) => (error: unknown) => {
  const unreadable = error instanceof BaseError && error.code === 'unreadable_record'
  throw unreadable ? new BaseError(text, { code: 'wrong_way_back', cause: error }) : error
}

function CodeForm({ open, client, onDone, first }: WayProps & { readonly first: boolean }) {
  const [text, setText] = useState('')
  const send = useTask(async () => {
    const layer = await openByCode(open, text).catch(toUnreadable(messages.wallet.thisCodeIsNot))
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
          hint={messages.wallet.n28CharactersInSeven}
          label={messages.wallet.recoveryCode}
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
          {messages.wallet.recover}
        </Button>
        <Text size="small" tone="muted">
          {messages.wallet.codeStaysInThis}
        </Text>
      </Stack>
    </form>
  )
}
