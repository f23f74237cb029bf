import { fillIn } from '@latchkey/core'
import type { ResponseOf } from '@latchkey/core/contract'
import {
  approveDevice,
  readDeviceLink,
  refuseDevice,
  revertEmailChange,
} from '@latchkey/frame-api/endpoints'
import { Button, Input, Skeleton, Text } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import { formatMoment } from '../../messages/formats.ts'
import { messages } from '../../messages/messages.ts'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { type Task, toErrorText, useTask } from '../../tasks/useTask.ts'
import { Facts } from '../layout/Facts.tsx'
import { Page } from '../layout/Page.tsx'
import type { PageServices } from '../services/PageServices.ts'
import styles from './DevicePage.module.css'

type Link = ResponseOf<typeof readDeviceLink>

export type DevicePageProps = {
  readonly services: Pick<PageServices, 'client'>
  /** Token of the mailed link. `null` for a URL without a token. */
  readonly token: string | null
}

/**
 * Page on which the owner approves a device (S-42). The owner types the number that the app shows,
 * or confirms the displayed details if there is no number. Opening the link alone approves nothing.
 */
export function DevicePage({ services, token }: DevicePageProps) {
  const [link, setLink] = useState<Link>()
  const [problem, setProblem] = useState<string>()
  const { client } = services

  useEffect(() => {
    if (token === null) return setProblem(messages.links.openLinkOfMail)
    const leaving = new AbortController()
    client.call(readDeviceLink, { token }, { signal: leaving.signal }).then(setLink, (error) => {
      if (!leaving.signal.aborted) setProblem(toErrorText(error))
    })
    return () => leaving.abort()
  }, [client, token])

  if (problem !== undefined) return <Page error={problem} title={messages.links.letThisDeviceIn} />
  if (!link || token === null) {
    return (
      <Page title={messages.links.letThisDeviceIn}>
        <Skeleton shape="row" />
      </Page>
    )
  }
  return <Question link={link} services={services} token={token} />
}

const signsIn = {
  asks: messages.links.someoneIsTryingTo,
  refused: messages.links.loginHasEndedYou,
}

/** Texts of the page that a mailed device link opens, by the purpose of the link. */
const purposes = {
  login: {
    ...signsIn,
    title: messages.links.letThisDeviceIn,
    approved: messages.links.youAreSignedIn,
  },
  recovery: {
    ...signsIn,
    title: messages.links.openRecoveryPage,
    approved: messages.links.continueWithYourRecovery,
  },
  escrow: {
    title: messages.links.releaseYourWallet,
    asks: messages.links.browserAsksForOperators,
    refused: messages.links.requestHasEndedOperators,
    approved: messages.links.nowWaitBeginsApp,
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
    return (
      <Page
        lead={purposes[link.purpose].refused}
        origin={link.origin}
        title={messages.links.refused}
      />
    )
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
          [messages.links.site, link.origin],
          [messages.links.email, link.email],
          [messages.links.browser, link.browser],
          [messages.links.place, fillIn(messages.links.networkAddress, { place: link.place })],
          [messages.links.time, formatMoment(link.requestedAt)],
        ]}
      />
      <Answer asksNumber={link.asksNumber} task={approve} />
      <TaskButton task={refuse} variant="danger">
        {messages.links.thisWasNotMe}
      </TaskButton>
    </Page>
  )
}

type AnswerProps = {
  readonly asksNumber: boolean
  readonly task: Task<number | undefined>
}

/**
 * Form for the device number. It can be submitted only with both digits, because a wrong number
 * ends the request.
 */
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
          hint={messages.links.wrongNumberEndsRequest}
          inputMode="numeric"
          label={messages.links.numberThatAppShows}
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
        {asksNumber ? messages.links.letItIn : messages.links.yesThisIsMe}
      </Button>
    </form>
  )
}

const codeLead = messages.links.goBackToApp

function Approved({ link: { purpose, asksNumber, origin } }: { readonly link: Link }) {
  const lead = asksNumber ? purposes[purpose].approved : codeLead
  if (purpose === 'escrow')
    return <Page lead={lead} origin={origin} title={messages.links.approved} />
  return (
    <Page lead={lead} origin={origin} title={messages.links.approved}>
      <Text tone="muted">
        {messages.links.ifAppAsksYou}{' '}
        <a className={styles['link']} href="/recover">
          {messages.links.openRecoveryPage2}
        </a>
        .
      </Text>
    </Page>
  )
}

export type RevertPageProps = DevicePageProps

/**
 * Page that reverts an email change (S-43). Reverts only after a click, because mail programs may
 * open links automatically.
 */
export function RevertPage({ services: { client }, token }: RevertPageProps) {
  const [done, setDone] = useState(false)
  const revert = useTask(async () => {
    await client.call(revertEmailChange, { token: token ?? '' })
    setDone(true)
  })
  if (done) {
    return <Page lead={messages.links.yourOldAddressIs} title={messages.links.takenBack} />
  }
  return (
    <Page
      error={revert.error}
      lead={messages.links.emailAddressOfYour}
      title={messages.links.takeBackChange}
    >
      <TaskButton task={revert} size="large" variant="primary" wide>
        {messages.links.takeItBack}
      </TaskButton>
    </Page>
  )
}
