import { revokeDeadlineMs } from './constants.ts'
import type { WalletContext } from './WalletContext.ts'

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

/** Takes back the site's access where the wallet knows how (EIP-2255). Never throws: many wallets do not (K-INJ-08). */
export async function revokeAccess(wallet: WalletContext): Promise<void> {
  const options = { signal: undefined, deadlineMs: revokeDeadlineMs }
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
