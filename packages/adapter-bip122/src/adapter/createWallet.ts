import { type Connector, guardWallet, type Wallet } from '@latchkey/core'
import { createReplacingFeatures } from '../send/createReplacingFeatures.ts'
import { createSendFeatures } from '../send/createSendFeatures.ts'
import { sendTransfer } from '../wallet/sendTransfer.ts'
import { signMessage } from '../wallet/signMessage.ts'
import { signPsbt } from '../wallet/signPsbt.ts'
import type { WalletContext } from '../wallet/WalletContext.ts'
import { watchWallet } from '../wallet/watchWallet.ts'

function createFeatures(context: WalletContext): Wallet['features'] {
  const { switchNetwork, sharesOne } = context.driver
  return {
    ...(switchNetwork && {
      switchNetwork: (network, { signal } = {}) => switchNetwork(network, signal),
    }),
    signMessage: (parameters, { signal } = {}) => signMessage(context, parameters, signal),
    ...(!sharesOne && { selectAccount: context.selectAccount }),
    send: createSendFeatures(context),
    // Replacing needs PSBTs, because a wallet that only sends chooses its own coins and would not
    // spend the same ones again.
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

/** Creates a `Wallet` from a connector and its context. */
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
