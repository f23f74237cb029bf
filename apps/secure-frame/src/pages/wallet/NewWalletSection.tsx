import { formatMoment } from '@latchkey/core'
import { archiveWallet } from '@latchkey/frame-api/endpoints'
import { Button, Input, Stack, Text } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import { useTask } from '../../tasks/useTask.ts'
import { Section } from '../layout/Section.tsx'
import type { PageServices } from '../services/PageServices.ts'
import { readLostWallet } from './readLostWallet.ts'

export type NewWalletSectionProps = { readonly services: PageServices }

/** What has to be typed: nobody does that by a press too many. */
const words = 'new wallet'

/**
 * For an owner who has neither a device that holds the wallet nor its code (S-27): asks to put the wallet away, which takes
 * effect in 24 h (S-36), so that a login after that makes another one. Two confirmations of different kinds; nothing where this browser holds the
 * wallet. On a page of its own alone, which no site can frame or cover.
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
  if (step === 'done') return <PutAway takesEffectAt={takesEffectAt ?? ''} />
  if (step === 'closed') {
    return (
      <Section
        lead="Without the code and without a device that holds your wallet, nobody can open it."
        title="No code?"
      >
        <Button onClick={() => setStep('sure')}>I have lost my recovery code</Button>
      </Section>
    )
  }
  return (
    <Section
      error={archive.error}
      lead="A new wallet has other addresses and nothing in it. What is in the old one stays there and cannot be reached from the new one. The old one is put away in 24 hours; 30 days later it is gone for good."
      title="Make a new wallet"
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
            label={`Type “${words}” to confirm`}
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
            Put the old wallet away
          </Button>
          <Button onClick={() => setStep('closed')} wide>
            Keep it
          </Button>
        </Stack>
      </form>
    </Section>
  )
}

function PutAway({ takesEffectAt }: { readonly takesEffectAt: string }) {
  return (
    <Section title="The old wallet is going to be put away">
      <Text>
        This happens on {formatMoment(takesEffectAt)}. Until then the mail we have sent you stops
        it, and so does every browser that holds the wallet. Log in to the app after that time: it
        then makes your new wallet.
      </Text>
    </Section>
  )
}

/** The active wallet of whoever is signed in, where this browser does not hold it. */
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
