import {
  type AdapterOptions,
  type ChainAdapter,
  ConnectionRejectedError,
  ConnectorAlreadyConnectedError,
  ConnectorChainsUnsupportedError,
  ConnectorNotConnectedError,
  silentDeadlineMs,
} from '@latchkey/core'
import { isAddress } from '@solana/kit'
import { readBalance } from '../balance/readBalance.ts'
import { createRpcs } from '../rpc/createRpcs.ts'
import { createStandardContext } from '../standard/createStandardContext.ts'
import { createRemoteWallet } from '../wallet/createRemoteWallet.ts'
import { createStandardWallet } from '../wallet/createStandardWallet.ts'

/**
 * Creates the adapter that connects Solana wallets. The kit loads it when the user chooses a
 * wallet, or to restore a connection.
 */
export function createAdapter(options: AdapterOptions): ChainAdapter {
  const getRpc = createRpcs()
  const requireNetworks = (networks: AdapterOptions['networks']) => {
    if (networks.length === 0 || options.networks.length === 0) {
      throw new ConnectorChainsUnsupportedError()
    }
  }
  return {
    namespace: 'solana',
    isAddress: (value) => isAddress(value),
    connect: async (connector, { networks, silent, allowsLocked, connectedIds, signal }) => {
      const context = createStandardContext(connector, networks)
      requireNetworks(networks)
      if (connectedIds?.includes(connector.info.id)) throw new ConnectorAlreadyConnectedError()
      const mayBeLocked = silent && allowsLocked
      const answer = silent
        ? context.ask('standard:connect', [{ silent }], { signal, deadlineMs: silentDeadlineMs })
        : context.ask('standard:connect', [], { signal })
      // A locked wallet rejects a silent request, because it cannot prompt the user.
      await answer.catch((error: unknown) => {
        if (!mayBeLocked || !(error instanceof ConnectionRejectedError)) throw error
      })
      if (context.readAccounts().length === 0 && !mayBeLocked)
        throw new ConnectorNotConnectedError()
      return createStandardWallet(context, getRpc)
    },
    wrap: async (remote, { networks }) => {
      if (options.networks.length === 0) throw new ConnectorChainsUnsupportedError()
      return createRemoteWallet(remote, networks, getRpc)
    },
    getBalance: async (balance) => readBalance(getRpc(balance.network), balance),
    resolveName: async (lookup) => {
      const { resolveSns } = await import('../names/resolveSns.ts')
      return resolveSns(getRpc, lookup)
    },
  }
}
