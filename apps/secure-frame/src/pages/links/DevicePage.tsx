import { formatMoment } from '@latchkey/core'
import type { ResponseOf } from '@latchkey/core/contract'
import {
  approveDevice,
  readDeviceLink,
  refuseDevice,
  revertEmailChange,
} from '@latchkey/frame-api/endpoints'
import { Button, Input, Skeleton, Text } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { type Task, toErrorText, useTask } from '../../tasks/useTask.ts'
import { Facts } from '../layout/Facts.tsx'
import { Page } from '../layout/Page.tsx'
import type { PageServices } from '../services/PageServices.ts'
import styles from './DevicePage.module.css'

type Link = ResponseOf<typeof readDeviceLink>

export type DevicePageProps = {
  readonly services: Pick<PageServices, 'client'>
  /** Token of the mailed link; `null` where the address had none. */
  readonly token: string | null
}

/**
 * Approves a device: with the number that its owner reads in the app and types here, or, where the app shows none, by
 * confirming what the page shows (S-42). Reading the link approves nothing.
 */
export function DevicePage({ services, token }: DevicePageProps) {
  const [link, setLink] = useState<Link>()
  const [problem, setProblem] = useState<string>()
  const { client } = services

  useEffect(() => {
    if (token === null) return setProblem('Open the link of the mail once more.')
    const leaving = new AbortController()
    client.call(readDeviceLink, { token }, { signal: leaving.signal }).then(setLink, (error) => {
      if (!leaving.signal.aborted) setProblem(toErrorText(error))
    })
    return () => leaving.abort()
  }, [client, token])

  if (problem !== undefined) return <Page error={problem} title="Let this device in?" />
  if (!link || token === null) {
    return (
      <Page title="Let this device in?">
        <Skeleton shape="row" />
      </Page>
    )
  }
  return <Question link={link} services={services} token={token} />
}

const signsIn = {
  asks: 'Someone is trying to sign in with your email.',
  refused: 'The login has ended. You can close this page.',
}

/** What a link is about, for its owner. */
const purposes = {
  login: {
    ...signsIn,
    title: 'Let this device in?',
    approved: 'You are signed in. Go back to the app.',
  },
  recovery: {
    ...signsIn,
    title: 'Open the recovery page',
    approved: 'Continue with your recovery code.',
  },
  escrow: {
    title: 'Release your wallet',
    asks: 'A browser asks for the operator’s copy of your wallet, with which it can sign for you.',
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

function Question({ link, services: { client }, token }: QuestionProps) {
  const [decision, setDecision] = useState<'approved' | 'refused'>()
  const approve = useTask(async (number: number | undefined) => {
    await client.call(approveDevice, { token, ...(number !== undefined && { number }) })
    setDecision('approved')
  })
  const refuse = useTask(async () => {
    await client.call(refuseDevice, { token })
    setDecision('refused')
  })
  if (decision === 'refused') {
    return <Page lead={purposes[link.purpose].refused} origin={link.origin} title="Refused" />
  }
  if (decision === 'approved') return <Approved link={link} />
  return (
    <Page
      error={approve.error ?? refuse.error}
      lead={purposes[link.purpose].asks}
      origin={link.origin}
      title={purposes[link.purpose].title}
    >
      <Facts
        facts={[
          ['Site', link.origin],
          ['Email', link.email],
          ['Browser', link.browser],
          ['Place', `Network address ${link.place}`],
          ['Time', formatMoment(link.requestedAt)],
        ]}
      />
      <Answer asksNumber={link.asksNumber} task={approve} />
      <TaskButton task={refuse} variant="danger">
        This was not me
      </TaskButton>
    </Page>
  )
}

type AnswerProps = {
  readonly asksNumber: boolean
  readonly task: Task<number | undefined>
}

/** One attempt: a wrong number ends the request, so nothing is sent before both digits are there. */
function Answer({ asksNumber, task }: AnswerProps) {
  const [digits, setDigits] = useState('')
  const isReady = !asksNumber || /^[1-9]\d$/.test(digits)
  return (
    <form
      className={styles['answer']}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) task.run(asksNumber ? Number(digits) : undefined)
      }}
    >
      {asksNumber && (
        <Input
          autoComplete="off"
          hint="A wrong number ends the request."
          inputMode="numeric"
          label="Number that the app shows"
          maxLength={2}
          onChange={(event) => setDigits(event.target.value.replace(/\D/g, ''))}
          value={digits}
        />
      )}
      <Button
        disabled={!isReady}
        pending={task.status === 'pending'}
        size="large"
        type="submit"
        variant="primary"
        wide
      >
        {asksNumber ? 'Let it in' : 'Yes, this is me'}
      </Button>
    </form>
  )
}

const codeLead = 'Go back to the app and type the code from the same mail.'

function Approved({ link: { purpose, asksNumber, origin } }: { readonly link: Link }) {
  const lead = asksNumber ? purposes[purpose].approved : codeLead
  if (purpose === 'escrow') return <Page lead={lead} origin={origin} title="Approved" />
  return (
    <Page lead={lead} origin={origin} title="Approved">
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
export function RevertPage({ services: { client }, token }: RevertPageProps) {
  const [done, setDone] = useState(false)
  const revert = useTask(async () => {
    await client.call(revertEmailChange, { token: token ?? '' })
    setDone(true)
  })
  if (done) {
    return <Page lead="Your old address is back. Sign in again in the app." title="Taken back" />
  }
  return (
    <Page
      error={revert.error}
      lead="The email address of your wallet was changed. If that was not you, take it back: all devices are signed out."
      title="Take back the change"
    >
      <TaskButton task={revert} size="large" variant="primary" wide>
        Take it back
      </TaskButton>
    </Page>
  )
}
