import type { Session } from '@latchkey/frame-api'
import { getOperator, getProject } from '@latchkey/frame-api/endpoints'
import type { Addresses } from '../../keys/accountKeys.ts'
import { toAccountChoice } from '../../keys/choices.ts'
import { AccountUnknownError } from '../../keys/errors.ts'
import { toSmartAccount } from '../../smart-account/SmartAccount.ts'
import type { PageServices } from '../services/PageServices.ts'
import { withDatabase } from '../services/withDatabase.ts'

/** The addresses of the signed-in user's accounts, as the app shows them. */
export type OwnAccounts = {
  /** Address of the account in use on EVM networks. */
  readonly account: string
  readonly solana: string
  /** Address of the key that signs for `account`. Absent if `account` is an EOA. */
  readonly key: string | undefined
}

/**
 * Reads the addresses that the app shows to this user. On EVM networks this is the smart account if
 * it is in use, otherwise the EOA.
 *
 * @throws {AccountUnknownError} The server does not know the app, whose networks determine the
 * address.
 * @throws {HttpError} The server did not answer, so the account in use is unknown.
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
