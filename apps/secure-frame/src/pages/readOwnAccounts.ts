import { getOperator, getProject, type Session } from '@latchkey/frame-api'
import type { Addresses } from '../keys/accountKeys.ts'
import { toAccountChoice } from '../keys/choices.ts'
import { toSmartAccount } from '../smart-account/SmartAccount.ts'
import type { PageServices } from './PageServices.ts'
import { withDatabase } from './withDatabase.ts'

/** The accounts of a login as the app names them. */
export type OwnAccounts = {
  /** The one in use on EVM networks: what the app shows. */
  readonly account: string
  readonly solana: string
  /** Of the key that signs for `account`, where that is a smart account. */
  readonly key: string | undefined
}

/** Reads which address the app shows to this user: the smart account's where it is in use, else the key's own. */
export async function readOwnAccounts(
  services: PageServices,
  session: Session,
  addresses: Addresses,
): Promise<OwnAccounts> {
  const { eip155, solana } = addresses
  // Where the network cannot be asked, the key's own address is shown, which holds everywhere.
  const account = await readSmartAccount(services, session, addresses).catch(() => undefined)
  if (account === undefined) return { account: eip155, solana, key: undefined }
  return { account, solana, key: eip155 }
}

async function readSmartAccount(
  services: PageServices,
  { userId, origin }: Session,
  addresses: Addresses,
): Promise<string | undefined> {
  const { server } = services
  const chosen = await withDatabase(services, (database) =>
    database.get('choices', toAccountChoice(userId)),
  )
  if (chosen !== 'smartAccount') return undefined
  const { app } = await server.call(getOperator, { origin })
  if (!app) return undefined
  const { projectId } = app
  const { networks, smartAccountNetworks } = await server.call(getProject, { projectId })
  const offered = networks.find(({ caipNetworkId }) =>
    smartAccountNetworks.some((id) => caipNetworkId === `eip155:${id}`),
  )
  return offered?.smartAccount && toSmartAccount(addresses, offered.smartAccount).address
}
