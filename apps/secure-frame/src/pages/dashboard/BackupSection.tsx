import { BaseError, fillIn } from '@latchkey/core'
import type { Session } from '@latchkey/frame-api'
import { confirmBackup } from '@latchkey/frame-api/endpoints'
import { Button, Input, Stack } from '@latchkey/ui'
import { useState } from 'react'
import { dropBackup, proveWallet, readBackup } from '../../keys/readBackup.ts'
import { toRecoveryGroups } from '../../keys/recoveryCode.ts'
import { messages } from '../../messages/messages.ts'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { useTask } from '../../tasks/useTask.ts'
import { Section } from '../layout/Section.tsx'
import type { PageServices } from '../services/PageServices.ts'
import { withDatabase } from '../services/withDatabase.ts'
import styles from './BackupSection.module.css'
import { pickGroups } from './pickGroups.ts'
import { usePasskeysOffered } from './usePasskeysOffered.ts'

export type BackupSectionProps = {
  readonly services: PageServices
  readonly session: Session
  /**
   * Called when the owner has confirmed a written copy of the recovery code. Frames on this device
   * then stop showing warnings.
   */
  readonly onConfirmed: () => void
}

type Step =
  | { readonly name: 'rest' }
  | { readonly name: 'shown'; readonly groups: readonly string[] }
  | {
      readonly name: 'asked'
      readonly groups: readonly string[]
      readonly asked: readonly number[]
    }
  | { readonly name: 'done' }

const title = messages.dashboard.recoveryCode

/**
 * Shows the recovery code, then asks for two of its groups to confirm that the owner wrote it down.
 * After that, the code is deleted from this device (S-24).
 */
export function BackupSection({ services, session, onConfirmed }: BackupSectionProps) {
  const { wallets, client } = services
  const { userId, wallet } = session
  const passkeysOffered = usePasskeysOffered(services)
  const [step, setStep] = useState<Step>(wallet?.backedUp ? { name: 'done' } : { name: 'rest' })

  const show = useTask(async () => {
    const code = await withDatabase(services, (database) =>
      readBackup({ database, wallets, userId }),
    )
    setStep(
      code === undefined ? { name: 'done' } : { name: 'shown', groups: toRecoveryGroups(code) },
    )
  })
  const confirm = useTask(async (typed: readonly string[]) => {
    if (step.name !== 'asked' || !wallet) return
    const right = step.asked.every((at, index) => step.groups[at] === normalise(typed[index] ?? ''))
    if (!right)
      throw new BaseError('These groups do not match your code.', { code: 'wrong_groups' })
    const { walletId } = wallet
    await withDatabase(services, async (database) => {
      const held = { database, wallets, userId }
      const proof = await proveWallet({ ...held, walletId, act: 'backup' })
      await client.call(confirmBackup, { walletId, proof })
      await dropBackup(held)
    })
    onConfirmed()
    setStep({ name: 'done' })
  })

  if (step.name === 'done') {
    return <Section lead={messages.dashboard.youHaveCopyWith} title={title} />
  }
  if (step.name === 'rest') {
    return (
      <Section error={show.error} lead={messages.dashboard.withoutItLosingThis} title={title}>
        {/* A page has one primary action. Where passkeys are offered, it is to add one. */}
        <TaskButton task={show} {...(!passkeysOffered && { variant: 'primary' })}>
          {messages.dashboard.showCode}
        </TaskButton>
      </Section>
    )
  }
  if (step.name === 'shown') {
    const { groups } = step
    const ask = () => setStep({ name: 'asked', groups, asked: pickGroups(groups.length) })
    return <ShownCode groups={groups} onWritten={ask} />
  }
  return (
    <GroupsForm
      asked={step.asked}
      error={confirm.error}
      onConfirm={confirm.run}
      onShow={() => setStep({ name: 'shown', groups: step.groups })}
      pending={confirm.status === 'pending'}
    />
  )
}

type ShownCodeProps = { readonly groups: readonly string[]; readonly onWritten: () => void }

function ShownCode({ groups, onWritten }: ShownCodeProps) {
  return (
    <Section lead={messages.dashboard.step1Of2} title={title}>
      <ol className={styles['groups']}>
        {groups.map((group, index) => (
          <li className={styles['group']} key={`${index}-${group}`}>
            {group}
          </li>
        ))}
      </ol>
      <Button onClick={onWritten}>{messages.dashboard.iHaveWrittenIt}</Button>
    </Section>
  )
}

const normalise = (text: string) =>
  text.trim().toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')

type GroupsFormProps = {
  readonly asked: readonly number[]
  readonly error: string | undefined
  readonly pending: boolean
  readonly onConfirm: (typed: readonly string[]) => void
  readonly onShow: () => void
}

function GroupsForm({ asked, error, pending, onConfirm, onShow }: GroupsFormProps) {
  return (
    <Section error={error} lead={messages.dashboard.step2Of2} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const fields = new FormData(event.currentTarget)
          onConfirm(asked.map((at) => String(fields.get(`group-${at}`) ?? '')))
        }}
      >
        <Stack gap={12}>
          {asked.map((at) => (
            <Input
              autoCapitalize="characters"
              autoComplete="off"
              key={at}
              label={fillIn(messages.dashboard.group, { number: at + 1 })}
              maxLength={8}
              name={`group-${at}`}
              required
              spellCheck={false}
            />
          ))}
          <Button pending={pending} type="submit" variant="primary">
            {messages.dashboard.confirm}
          </Button>
          <Button onClick={onShow} variant="ghost">
            {messages.dashboard.showCodeAgain}
          </Button>
        </Stack>
      </form>
    </Section>
  )
}
