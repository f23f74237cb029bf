import type { ResponseOf } from '@latchkey/core/contract'
import { approveDevice, readDeviceLink, refuseDevice, revertEmailChange } from '@latchkey/frame-api'
import { Button, Skeleton, Stack, Text } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import styles from './DevicePage.module.css'
import { Facts } from './Facts.tsx'
import { Page } from './Page.tsx'
import type { PageServices } from './PageServices.ts'
import { TaskButton } from './TaskButton.tsx'
import { toErrorText, useTask } from './useTask.ts'

type Link = ResponseOf<typeof readDeviceLink>

export type DevicePageProps = {
  readonly services: Pick<PageServices, 'server'>
  /** Token of the mailed link; `null` where the address had none. */
  readonly token: string | null
}

/** Approves a device with the number its owner reads in the app (S-42). Reading the link approves nothing. */
export function DevicePage({ services, token }: DevicePageProps) {
  const [link, setLink] = useState<Link>()
  const [problem, setProblem] = useState<string>()
  const { server } = services

  useEffect(() => {
    if (token === null) return setProblem('Open the link of the mail once more.')
    const leaving = new AbortController()
    server.call(readDeviceLink, { token }, { signal: leaving.signal }).then(setLink, (error) => {
      if (!leaving.signal.aborted) setProblem(toErrorText(error))
    })
    return () => leaving.abort()
  }, [server, token])

  if (problem !== undefined) return <Page error={problem} title="Approve a device" />
  if (!link || token === null) {
    return (
      <Page title="Approve a device">
        <Skeleton shape="row" />
      </Page>
    )
  }
  return <Question link={link} services={services} token={token} />
}

const signsIn = {
  asks: 'Somebody asks to sign in with your e-mail address. Pick the number that the app shows.',
  refused: 'The login has ended. You can close this page.',
}

/** What a link is about, for its owner. */
const purposes = {
  login: {
    ...signsIn,
    title: 'Approve a device',
    approved: 'Go back to the app and type the code from the next mail.',
  },
  recovery: {
    ...signsIn,
    title: 'Open the recovery page',
    approved: 'Go on with your recovery code.',
  },
  escrow: {
    title: 'Release your wallet',
    asks: 'A browser asks for the operator’s copy of your wallet, with which it can sign for you. If that is you, pick the number that the app shows.',
    refused:
      'The request has ended: the operator’s copy stays where it is. You can close this page.',
    approved:
      'Now the wait begins. The app says when it is over: come back to it then, in the same browser, to take your wallet. A mail is on its way with which you can cancel until then.',
  },
} satisfies Record<Link['purpose'], object>

type QuestionProps = Pick<DevicePageProps, 'services'> & {
  readonly link: Link
  readonly token: string
}

function Question({ link, services: { server }, token }: QuestionProps) {
  const [decision, setDecision] = useState<'approved' | 'refused'>()
  const approve = useTask(async (number: number) => {
    await server.call(approveDevice, { token, number })
    setDecision('approved')
  })
  const refuse = useTask(async () => {
    await server.call(refuseDevice, { token })
    setDecision('refused')
  })
  if (decision === 'refused') {
    return <Page lead={purposes[link.purpose].refused} title="Refused" />
  }
  if (decision === 'approved') return <Approved purpose={link.purpose} />
  return (
    <Page
      error={approve.error ?? refuse.error}
      lead={purposes[link.purpose].asks}
      title={purposes[link.purpose].title}
    >
      <Facts
        facts={[
          ['Site', link.origin],
          ['E-mail', link.email],
          ['Browser', link.browser],
          ['Time', new Date(link.requestedAt).toLocaleString()],
        ]}
      />
      <Stack gap={8}>
        <Text size="small" tone="muted">
          Number in the app
        </Text>
        <div className={styles['numbers']}>
          {link.numbers.map((number) => (
            <Button
              key={number}
              onClick={() => approve.run(number)}
              pending={approve.status === 'pending'}
              size="large"
            >
              {number}
            </Button>
          ))}
        </div>
      </Stack>
      <TaskButton task={refuse} variant="danger">
        This was not me
      </TaskButton>
    </Page>
  )
}

function Approved({ purpose }: { readonly purpose: Link['purpose'] }) {
  const lead = purposes[purpose].approved
  if (purpose === 'escrow') return <Page lead={lead} title="Approved" />
  return (
    <Page lead={lead} title="Approved">
      <Text tone="muted">
        If the app asks you to recover your wallet, do it in this browser:{' '}
        <a className={styles['link']} href="/recover">
          open the recovery page
        </a>
        .
      </Text>
    </Page>
  )
}

export type RevertPageProps = DevicePageProps

/** Takes an e-mail change back (S-43); asks first, since a mail program may open links by itself. */
export function RevertPage({ services: { server }, token }: RevertPageProps) {
  const [done, setDone] = useState(false)
  const revert = useTask(async () => {
    await server.call(revertEmailChange, { token: token ?? '' })
    setDone(true)
  })
  if (done) {
    return <Page lead="Your old address is back. Sign in again in the app." title="Taken back" />
  }
  return (
    <Page
      error={revert.error}
      lead="The e-mail address of your wallet was changed. If that was not you, take it back: all devices are signed out."
      title="Take back the change"
    >
      <TaskButton task={revert} size="large" variant="primary" wide>
        Take it back
      </TaskButton>
    </Page>
  )
}
