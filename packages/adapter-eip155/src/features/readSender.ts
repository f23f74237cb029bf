import { ConnectorNotConnectedError, type Hex } from '@latchkey/core'
import { isHex } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { toHexChainId } from '../network/toHexChainId.ts'

/**
 * Returns the active account: the first one that the wallet shares now.
 *
 * @throws {ConnectorNotConnectedError} The wallet shares no account any more.
 */
export async function readSender(
  wallet: WalletContext,
  signal: AbortSignal | undefined,
): Promise<Hex> {
  const [account] = await wallet.readAccounts(signal)
  if (!account || !isHex(account.address)) throw new ConnectorNotConnectedError()
  return account.address
}

/** Reads the current network of the wallet. Returns its chain id in hex (EIP-695). */
export async function readChainIdHex(
  wallet: WalletContext,
  signal: AbortSignal | undefined,
): Promise<Hex> {
  return toHexChainId(await wallet.readNetworkId(signal))
}
