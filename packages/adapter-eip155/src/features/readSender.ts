import { ConnectorNotConnectedError, type Hex, WalletLockedError } from '@latchkey/core'
import { isHex } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { toHexChainId } from '../network/toHexChainId.ts'

/**
 * Returns the active account: the first one that the wallet shares now.
 *
 * @throws {WalletLockedError} The wallet of the page shares no account, because it is locked.
 * @throws {ConnectorNotConnectedError} A WalletConnect session or login has no account any more.
 */
export async function readSender(
  wallet: WalletContext,
  signal: AbortSignal | undefined,
): Promise<Hex> {
  const [account] = await wallet.readAccounts(signal)
  if (account && isHex(account.address)) return account.address
  const { id, type } = wallet.connector.info
  const isRemote = type === 'WALLET_CONNECT' || type === 'AUTH'
  throw isRemote ? new ConnectorNotConnectedError() : new WalletLockedError({ connectorId: id })
}

/** Reads the current network of the wallet. Returns its chain id in hex (EIP-695). */
export async function readChainIdHex(
  wallet: WalletContext,
  signal: AbortSignal | undefined,
): Promise<Hex> {
  return toHexChainId(await wallet.readNetworkId(signal))
}
