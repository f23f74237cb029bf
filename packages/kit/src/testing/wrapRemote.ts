import type { RemoteSigner, Wallet } from '@latchkey/core'

/**
 * Wraps a remote signer as a wallet for tests, as an adapter's `wrap` does but without a chain
 * library.
 */
export function wrapRemote(remote: RemoteSigner): Wallet {
  return {
    connector: { info: remote.info, provider: remote },
    getAccounts: async () => remote.getAccounts(),
    getNetworkId: async () => remote.getNetworkId(),
    watch: remote.watch,
    disconnect: remote.disconnect,
    features: {
      getApprovedNetworkIds: remote.getNetworkIds,
      switchNetwork: async ({ caipNetworkId }, options = {}) => {
        if (remote.switchNetwork) await remote.switchNetwork(caipNetworkId, options)
        else remote.setNetworkId(caipNetworkId)
      },
      signMessage: async ({ message, address }, options = {}) => {
        const params = [message, address]
        return String(await remote.request({ method: 'personal_sign', params }, options))
      },
    },
  }
}
