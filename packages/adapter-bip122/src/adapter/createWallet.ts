import {
  ChainNotFoundOnConnectorError,
  type Connector,
  guardWallet,
  type Network,
  observe,
  type Wallet,
} from '@latchkey/core'
import type { Signal } from '../drivers/BitcoinDriver.ts'
import { createReplacingFeatures } from '../send/createReplacingFeatures.ts'
import { createSendFeatures } from '../send/createSendFeatures.ts'
import { sendTransfer } from '../wallet/sendTransfer.ts'
import { signMessage } from '../wallet/signMessage.ts'
import { signPsbt } from '../wallet/signPsbt.ts'
import type { WalletContext } from '../wallet/WalletContext.ts'
import { watchWallet } from '../wallet/watchWallet.ts'

/**
 * Waits until a wallet has carried out a switch that it accepted (K-WORLD-03). A wallet that does
 * not report its network is believed, because addresses do not distinguish the test networks.
 *
 * @throws {ChainNotFoundOnConnectorError} The wallet did not switch within 10 seconds.
 */
async function requireNetwork(context: WalletContext, network: Network, signal: Signal) {
  const isReached = async () =>
    (await context.driver.readNetworkName(signal)) === undefined ||
    (await context.readNetworkId(signal)) === network.caipNetworkId
  if (!(await observe({ isReached, signal }))) throw new ChainNotFoundOnConnectorError()
}

function createFeatures(context: WalletContext): Wallet['features'] {
  const { switchNetwork, sharesOne } = context.driver
  return {
    ...(switchNetwork && {
      switchNetwork: async (network, { signal } = {}) => {
        await switchNetwork(network, signal)
        await requireNetwork(context, network, signal)
      },
    }),
    signMessage: (parameters, { signal } = {}) => signMessage(context, parameters, signal),
    ...(!sharesOne && { selectAccount: context.selectAccount }),
    send: createSendFeatures(context),
    // A replacement has to spend the same coins as the original, which only a PSBT can state. A
    // wallet that only sends chooses its own coins.
    ...(context.driver.signPsbt && { replacing: createReplacingFeatures(context) }),
    bitcoin: {
      signMessage: (parameters, { signal } = {}) => signMessage(context, parameters, signal),
      ...(context.driver.signPsbt && {
        signPsbt: (parameters, { signal } = {}) => signPsbt(context, parameters, signal),
      }),
      sendTransfer: (parameters, { signal } = {}) => sendTransfer(context, parameters, signal),
      getAccountAddresses: ({ signal } = {}) => context.readAddresses(signal),
    },
  }
}

/**
 * Creates the kit's `Wallet` of a connected Bitcoin connector. Its functions read and sign through
 * the context.
 */
export function createWallet(
  connector: Connector,
  context: WalletContext,
  further: Wallet['features'] = {},
): Wallet {
  return guardWallet({
    connector,
    getAccounts: ({ signal } = {}) => context.readAccounts(signal),
    getNetworkId: ({ signal } = {}) => context.readNetworkId(signal),
    watch: (listener) => watchWallet(context, listener),
    disconnect: context.driver.disconnect,
    features: { ...createFeatures(context), ...further },
  })
}
