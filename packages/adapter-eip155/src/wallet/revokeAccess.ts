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

/** An SDK keeps its session in this page's storage; left there, the next connect would ask nobody. */
async function endSession({ connector, provider }: WalletContext): Promise<void> {
  if (connector.info.type !== 'EXTERNAL') return
  const { id: connectorId } = connector.info
  const end = () => provider.disconnect?.()
  // The person has left already; what a wallet fails to forget is not their concern (K-INJ-08).
  await askWallet(end, { ...options, what: 'disconnect', connectorId }).catch(() => undefined)
}

/** Takes back the site's access where the wallet knows how (EIP-2255). Never throws: many wallets do not (K-INJ-08). */
export async function revokeAccess(wallet: WalletContext): Promise<void> {
  await revokePermission(wallet)
  await endSession(wallet)
}
