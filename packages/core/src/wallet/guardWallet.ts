import type { Wallet } from '../adapters/Wallet.ts'
import { ConnectorUndefinedError } from '../errors/walletErrors.ts'

/**
 * Makes a wallet say so when it is used after its end: every adapter gives out its wallets through this.
 *
 * @returns The wallet; its `features` throw `ConnectorUndefinedError` from `disconnect` on (K-CHAIN-16).
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
