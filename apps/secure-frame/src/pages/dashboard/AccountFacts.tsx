import type { Session } from '@latchkey/frame-api'
import { AlertBar, Button, Skeleton, Stack } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import type { Addresses } from '../../keys/accountKeys.ts'
import { messages } from '../../messages/messages.ts'
import { Facts, type FactsProps } from '../layout/Facts.tsx'
import type { PageServices } from '../services/PageServices.ts'
import { type OwnAccounts, readOwnAccounts } from './readOwnAccounts.ts'

export type AccountFactsProps = {
  readonly services: PageServices
  readonly session: Session
  readonly addresses: Addresses
}

/**
 * Shows the account that the app uses, and below it the address of the key that controls it. Users
 * must not send assets to the key, so it is not shown in place of an account that could not be
 * read.
 */
export function AccountFacts({ services, session, addresses }: AccountFactsProps) {
  const [accounts, setAccounts] = useState<OwnAccounts | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  const { eip155, solana } = addresses
  useEffect(() => {
    let left = false
    const show = (read: OwnAccounts | 'failed') => {
      if (!left) setAccounts(read)
    }
    readOwnAccounts(services, session, { eip155, solana }).then(show, () => show('failed'))
    return () => {
      left = true
    }
  }, [services, session, eip155, solana, attempt])

  if (!accounts) return <Skeleton shape="row" />
  if (accounts !== 'failed') return <Facts facts={toFacts(accounts)} />
  return (
    <Stack gap={12}>
      <AlertBar
        detail={messages.dashboard.sendNothingHereUntil}
        message={messages.dashboard.yourAccountCouldNot}
        variant="warning"
      />
      <Button
        onClick={() => {
          setAccounts(undefined)
          setAttempt(attempt + 1)
        }}
      >
        {messages.dashboard.tryAgain}
      </Button>
      <Facts facts={[toSolanaFact(solana)]} />
    </Stack>
  )
}

const toSolanaFact = (solana: string) =>
  [messages.dashboard.yourSolanaAccount, solana, 'address'] as const

function toFacts({ account, solana, key }: OwnAccounts): FactsProps['facts'] {
  const own = [[messages.dashboard.yourAccount, account, 'address'] as const, toSolanaFact(solana)]
  return key === undefined ? own : [...own, [messages.dashboard.itsKeySignsFor, key, 'address']]
}
