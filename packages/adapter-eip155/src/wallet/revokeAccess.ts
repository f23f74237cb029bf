import { askWallet, revokeDeadlineMs } from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'

function isGranted(permissions: unknown): boolean {
  if (!Array.isArray(permissions)) return false
  return permissions.some(
    (permission: unknown) =>
      typeof permission === 'object' &&
      permission !== null &&
      'parentCapability' in permission &&
      permission.parentCapability === 'eth_accounts',
  )
}

const options = { signal: undefined, deadlineMs: revokeDeadlineMs }

async function revokePermission(wallet: WalletContext): Promise<void> {
  try {
    const permissions = await wallet.ask({ method: 'wallet_getPermissions', ...options })
    if (!isGranted(permissions)) return
    await wallet.ask({
      method: 'wallet_revokePermissions',
      params: [{ eth_accounts: {} }],
      ...options,
    })
  } catch {
    return
  }
}

/**
 * Ends the connection of an external wallet's SDK, because the SDK stores it on this page. With
 * that connection, the next connection would not prompt the user.
 */
async function endSession({ connector, provider }: WalletContext): Promise<void> {
  if (connector.info.type !== 'EXTERNAL') return
  const { id: connectorId } = connector.info
  const end = () => provider.disconnect?.()
  // Ignores a failure, because the page has already ended the connection (K-INJ-08).
  await askWallet(end, { ...options, what: 'disconnect', connectorId }).catch(() => undefined)
}

/**
 * Revokes the site's access if the wallet supports that (EIP-2255). Never throws, because many
 * wallets do not support it (K-INJ-08).
 */
export async function revokeAccess(wallet: WalletContext): Promise<void> {
  await revokePermission(wallet)
  await endSession(wallet)
}
