import { type CaipNetworkId, isSameAddress, type Network } from '@latchkey/core'
import type { Session } from '@latchkey/product-api'
import { useAccount } from '@latchkey/react'
import { useApp } from '../../context/AppContext.ts'
import { useSession } from '../../session/useSession.ts'

/** The account that the profile shows. */
export type AccountInUse = {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** The account's network. `undefined` if the app's configuration does not contain it. */
  readonly network: Network | undefined
}

/**
 * Returns the account that the profile shows: that of the connected wallet if it is signed in, else
 * the last signed-in account. Returns `undefined` for a player without a wallet.
 */
export function useAccountInUse(): AccountInUse | undefined {
  const session = useSession()
  const wallet = useAccount()
  const { kit } = useApp()
  if (session.status !== 'member') return undefined
  const { address, caipNetworkId } = wallet
  const [last] = session.session.accounts
  const account =
    address && caipNetworkId && isSignedIn(session.session, address)
      ? { address, caipNetworkId }
      : last && { address: last.address, caipNetworkId: last.chainId }
  if (!account) return undefined
  const network = kit.config.networks.find(
    (candidate) => candidate.caipNetworkId === account.caipNetworkId,
  )
  return { ...account, network }
}

function isSignedIn({ accounts }: Session, address: string): boolean {
  return accounts.some((account) => isSameAddress(account.chainId, account.address, address))
}
