import type { Wallet } from '../adapters/Wallet.ts'
import { ConnectorUndefinedError } from '../errors/walletErrors.ts'

/**
 * Makes features of a disconnected wallet fail. Every adapter wraps its wallets with this function.
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
