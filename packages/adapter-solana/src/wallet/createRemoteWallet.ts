import {
  ChainNotFoundOnConnectorError,
  ConnectorChainsUnsupportedError,
  ConnectorNotConnectedError,
  guardWallet,
  type Network,
  type RemoteSigner,
  UnsupportedNamespaceError,
  type Wallet,
} from '@latchkey/core'
import { createSender } from '../features/createSender.ts'
import { createSolanaFeatures } from '../features/createSolanaFeatures.ts'
import { createRemoteSigner } from '../remote/createRemoteSigner.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { createSendFeatures } from '../send/createSendFeatures.ts'
import { createSignMessage } from '../signing/signMessage.ts'

/**
 * Creates a `Wallet` from one namespace of a remote wallet. The WalletConnect session or the login
 * reports changes. Disconnecting ends it in all namespaces.
 *
 * @throws {UnsupportedNamespaceError} The signer has another namespace.
 * @throws {ConnectorChainsUnsupportedError} No configured network is part of the session.
 * @throws {ConnectorNotConnectedError} The session has no account.
 */
export function createRemoteWallet(
  remote: RemoteSigner,
  networks: readonly Network[],
  getRpc: (network: Network) => Rpc,
): Wallet {
  if (remote.namespace !== 'solana') throw new UnsupportedNamespaceError()
  const serves = ({ caipNetworkId }: Network) =>
    remote.getNetworkIds()?.includes(caipNetworkId) ?? true
  if (!networks.some(serves)) throw new ConnectorChainsUnsupportedError()
  if (remote.getAccounts().length === 0) throw new ConnectorNotConnectedError()
  const signer = createRemoteSigner(remote, networks)
  const transmit = createSender(signer, getRpc)
  return guardWallet({
    connector: { info: remote.info, provider: remote },
    getAccounts: async () => remote.getAccounts(),
    getNetworkId: async () => remote.getNetworkId(),
    watch: remote.watch,
    disconnect: remote.disconnect,
    features: {
      switchNetwork: async (network, options = {}) => {
        const isRefused = remote.canSignOn?.(network.caipNetworkId) === false
        if (!serves(network) || isRefused) throw new ChainNotFoundOnConnectorError()
        if (remote.switchNetwork) await remote.switchNetwork(network.caipNetworkId, options)
        else remote.setNetworkId(network.caipNetworkId)
      },
      getApprovedNetworkIds: remote.getNetworkIds,
      ...(signer.signMessage && { signMessage: createSignMessage(signer.signMessage) }),
      ...(transmit && {
        solana: createSolanaFeatures(signer, transmit, getRpc),
        send: createSendFeatures({ signer, getRpc, transmit }),
      }),
    },
  })
}
