import { fillIn } from '@latchkey/core'
import { archiveWallet } from '@latchkey/frame-api/endpoints'
import { Button, Input, Stack, Text } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import { formatMoment } from '../../messages/formats.ts'
import { messages } from '../../messages/messages.ts'
import { useTask } from '../../tasks/useTask.ts'
import { Section } from '../layout/Section.tsx'
import type { PageServices } from '../services/PageServices.ts'
import { readLostWallet } from './readLostWallet.ts'

export type NewWalletSectionProps = { readonly services: PageServices }

/** The words that the user must type, so that an accidental press has no effect. */
const words = messages.wallet.newWallet

/**
 * Lets an owner without device and recovery code archive the lost wallet (S-27). The change takes
 * effect after 24 h (S-36); a later login then creates a new wallet. Requires two confirmations of
 * different kinds. Renders null if this browser has the wallet. Only for a top-level page, which no
 * site can frame or cover.
 */
export function NewWalletSection({ services }: NewWalletSectionProps) {
  const walletId = useLostWallet(services)
  const [step, setStep] = useState<'closed' | 'sure' | 'done'>('closed')
  const [typed, setTyped] = useState('')
  const [takesEffectAt, setTakesEffectAt] = useState<string>()
  const archive = useTask(async () => {
    const asked = { walletId: walletId ?? '', confirmations: 2 } as const
    const { change } = await services.client.call(archiveWallet, asked)
    setTakesEffectAt(change?.takesEffectAt)
    setStep('done')
  })
  if (walletId === undefined) return null
  if (step === 'done') return <Archived takesEffectAt={takesEffectAt ?? ''} />
  if (step === 'closed') {
    return (
      <Section lead={messages.wallet.withoutCodeAndWithout} title={messages.wallet.noCode}>
        <Button onClick={() => setStep('sure')}>{messages.wallet.iHaveLostMy}</Button>
      </Section>
    )
  }
  return (
    <Section
      error={archive.error}
      lead={messages.wallet.newWalletHasOther}
      title={messages.wallet.makeNewWallet}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim().toLowerCase() === words) archive.run()
        }}
      >
        <Stack gap={16}>
          <Input
            autoComplete="off"
            label={fillIn(messages.wallet.typeToConfirm, { words })}
            onChange={(event) => setTyped(event.target.value)}
            value={typed}
          />
          <Button
            disabled={typed.trim().toLowerCase() !== words}
            pending={archive.status === 'pending'}
            type="submit"
            variant="danger"
            wide
          >
            {messages.wallet.putOldWalletAway}
          </Button>
          <Button onClick={() => setStep('closed')} wide>
            {messages.wallet.keepIt}
          </Button>
        </Stack>
      </form>
    </Section>
  )
}

function Archived({ takesEffectAt }: { readonly takesEffectAt: string }) {
  return (
    <Section title={messages.wallet.oldWalletIsGoing}>
      <Text>{fillIn(messages.wallet.thisHappensOn, { moment: formatMoment(takesEffectAt) })}</Text>
    </Section>
  )
}

/**
 * Returns the id of the user's active wallet if this browser does not have its record; otherwise
 * `undefined`.
 */
function useLostWallet(services: PageServices): string | undefined {
  const [walletId, setWalletId] = useState<string>()
  useEffect(() => {
    readLostWallet(services).then(
      (lost) => setWalletId(lost?.walletId),
      () => setWalletId(undefined),
    )
  }, [services])
  return walletId
}
