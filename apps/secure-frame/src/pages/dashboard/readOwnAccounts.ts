import type { Session } from '@latchkey/frame-api'
import { getOperator, getProject } from '@latchkey/frame-api/endpoints'
import type { Addresses } from '../../keys/accountKeys.ts'
import { toAccountChoice } from '../../keys/choices.ts'
import { AccountUnknownError } from '../../keys/errors.ts'
import { toSmartAccount } from '../../smart-account/SmartAccount.ts'
import type { PageServices } from '../services/PageServices.ts'
import { withDatabase } from '../services/withDatabase.ts'

/** The accounts of a login as the app names them. */
export type OwnAccounts = {
  /** The one in use on EVM networks: what the app shows. */
  readonly account: string
  readonly solana: string
  /** Of the key that signs for `account`, where that is a smart account. */
  readonly key: string | undefined
}

/**
 * Reads which address the app shows to this user: the smart account's where it is in use, else the key's own.
 *
 * @throws {AccountUnknownError} The app, whose networks make the address, is not known to the server.
 * @throws {HttpError} The server did not answer: which of the two it is cannot be said.
 */
export async function readOwnAccounts(
  services: PageServices,
  session: Session,
  addresses: Addresses,
): Promise<OwnAccounts> {
  const { eip155, solana } = addresses
  const account = await readSmartAccount(services, session, addresses)
  if (account === undefined) return { account: eip155, solana, key: undefined }
  return { account, solana, key: eip155 }
}

async function readSmartAccount(
  services: PageServices,
  { userId, origin }: Session,
  addresses: Addresses,
): Promise<string | undefined> {
  const { client } = services
  const chosen = await withDatabase(services, (database) =>
    database.get('choices', toAccountChoice(userId)),
  )
  if (chosen !== 'smartAccount') return undefined
  const { app } = await client.call(getOperator, { origin })
  if (!app) throw new AccountUnknownError({ origin })
  const { projectId } = app
  const { networks, smartAccountNetworks } = await client.call(getProject, { projectId })
  const offered = networks.find(({ caipNetworkId }) =>
    smartAccountNetworks.some((id) => caipNetworkId === `eip155:${id}`),
  )
  return offered?.smartAccount && toSmartAccount(addresses, offered.smartAccount).address
}
