import { guardWallet, type Network, revokeDeadlineMs, type Wallet } from '@latchkey/core'
import { createSender } from '../features/createSender.ts'
import { createSignIn } from '../features/createSignIn.ts'
import { createSolanaFeatures } from '../features/createSolanaFeatures.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { createSendFeatures } from '../send/createSendFeatures.ts'
import { createSignMessage } from '../signing/signMessage.ts'
import { createStandardSigner } from '../standard/createStandardSigner.ts'
import type { StandardContext } from '../standard/StandardContext.ts'

async function disconnect(context: StandardContext): Promise<void> {
  const options = { signal: undefined, deadlineMs: revokeDeadlineMs }
  try {
    await context.ask('standard:disconnect', [], options)
  } catch {
    return // Many wallets do not support disconnecting. The kit's connection ends nevertheless (K-INJ-08).
  }
}

function createFeatures(
  context: StandardContext,
  getRpc: (network: Network) => Rpc,
): Wallet['features'] {
  const signer = createStandardSigner(context)
  const transmit = createSender(signer, getRpc)
  return {
    switchNetwork: async (network: Network) => context.selectNetwork(network),
    selectAccount: context.selectAccount,
    ...(signer.signMessage && { signMessage: createSignMessage(signer.signMessage) }),
    ...(context.hasFeature('solana:signIn') && { signIn: createSignIn(context) }),
    ...(transmit && {
      solana: createSolanaFeatures(signer, transmit, getRpc),
      send: createSendFeatures({ signer, getRpc, transmit }),
    }),
  }
}

/** Creates the kit's `Wallet` of a connected wallet of the Wallet Standard. */
export function createStandardWallet(
  context: StandardContext,
  getRpc: (network: Network) => Rpc,
): Wallet {
  return guardWallet({
    connector: context.connector,
    getAccounts: async () => context.readAccounts().map(({ address }) => ({ address })),
    getNetworkId: async () => context.getNetwork().caipNetworkId,
    watch: context.watch,
    disconnect: () => disconnect(context),
    // Read for each use, because the accounts of a wallet may have different features.
    get features() {
      return createFeatures(context, getRpc)
    },
  })
}
