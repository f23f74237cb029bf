import type { Wallet } from '../adapters/Wallet.ts'
import { ConnectorUndefinedError } from '../errors/walletErrors.ts'

/**
 * Wraps a wallet so that its functions fail after a disconnect. Every adapter uses it.
 *
 * @returns The wallet; its `features` throw `ConnectorUndefinedError` after `disconnect`
 * (K-CHAIN-16).
 */
export function guardWallet(wallet: Wallet): Wallet {
  let ended = false
  return {
    connector: wallet.connector,
    getAccounts: wallet.getAccounts,
    getNetworkId: wallet.getNetworkId,
    watch: wallet.watch,
    disconnect: () => {
      ended = true
      return wallet.disconnect()
    },
    get features() {
      if (ended) throw new ConnectorUndefinedError()
      return wallet.features
    },
  }
}
