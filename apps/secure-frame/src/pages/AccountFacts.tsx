import type { Session } from '@latchkey/frame-api'
import { Skeleton } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import type { Addresses } from '../keys/accountKeys.ts'
import { Facts } from './Facts.tsx'
import type { PageServices } from './PageServices.ts'
import { type OwnAccounts, readOwnAccounts } from './readOwnAccounts.ts'

export type AccountFactsProps = {
  readonly services: PageServices
  readonly session: Session
  readonly addresses: Addresses
}

/** The account as the app shows it first, and the key behind it last: nobody should send there. */
export function AccountFacts({ services, session, addresses }: AccountFactsProps) {
  const [accounts, setAccounts] = useState<OwnAccounts>()
  useEffect(() => {
    let left = false
    readOwnAccounts(services, session, addresses).then((read) => {
      if (!left) setAccounts(read)
    })
    return () => {
      left = true
    }
  }, [services, session, addresses])
  if (!accounts) return <Skeleton shape="row" />
  const { account, solana, key } = accounts
  return (
    <Facts
      facts={[
        ['Your account', account, 'address'],
        ['Your Solana account', solana, 'address'],
        ...(key === undefined
          ? []
          : [['Its key (signs for it; do not send here)', key, 'address'] as const]),
      ]}
    />
  )
}
