import type { CaipNetworkId, ChainNamespace, WalletAccount } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getWallet } from '../state/getWallet.ts'

/** Current data of a wallet, as reported by the wallet. */
export type ProviderData = {
  /** Accounts that the wallet shares, the active one first. */
  readonly accounts: readonly WalletAccount[]
  readonly caipNetworkId: CaipNetworkId | undefined
}

const nothing: ProviderData = { accounts: [], caipNetworkId: undefined }

/**
 * Requests accounts and network from the active wallet instead of reading the kit's state. The
 * default namespace is the active one.
 *
 * @returns The wallet's data, or an empty result without a wallet. A failing wallet logs one
 * warning and gives an empty result.
 */
export async function getProviderData(
  kit: Pick<Kit, 'config' | 'connection' | 'ports' | 'wallets'>,
  parameters: {
    readonly namespace?: ChainNamespace | undefined
    readonly signal?: AbortSignal | undefined
  } = {},
): Promise<ProviderData> {
  const { namespace, signal } = parameters
  const wallet = getWallet(kit, { namespace })
  if (!wallet) return nothing
  try {
    const [accounts, caipNetworkId] = await Promise.all([
      wallet.getAccounts({ signal }),
      wallet.getNetworkId({ signal }),
    ])
    return { accounts, caipNetworkId }
  } catch {
    signal?.throwIfAborted()
    kit.ports.warn(`The wallet "${wallet.connector.info.name}" could not be read.`)
    return nothing
  }
}
