import { ConnectorNotConnectedError, type WalletAccount } from '@latchkey/core'
import type { Signal } from '../drivers/BitcoinDriver.ts'
import type { WalletContext } from './WalletContext.ts'

/**
 * Finds the account of an address. Without an address, returns the payment account (product §9).
 *
 * @throws {ConnectorNotConnectedError} The wallet does not share the account.
 */
export async function findAccount(
  { readAccounts, readAddresses }: WalletContext,
  address: string | undefined,
  signal: Signal,
): Promise<WalletAccount> {
  const isWanted = (account: WalletAccount) =>
    address === undefined ? account.type === 'payment' : account.address === address
  const account = (await readAccounts(signal)).find(isWanted)
  if (account) return account
  const further = (await readAddresses(signal)).find(isWanted)
  if (further) return further
  throw new ConnectorNotConnectedError({
    hint: `The wallet shares no ${address === undefined ? 'payment account' : `account ${address}`}.`,
  })
}
