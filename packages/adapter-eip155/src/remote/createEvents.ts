import { type RemoteSigner, RpcError, rpcErrorCodes, type Unsubscribe } from '@latchkey/core'
import { toHexChainId } from '../network/toHexChainId.ts'
import type { EthereumProvider } from '../provider/EthereumProvider.ts'

type Listener = (value: unknown) => void

/**
 * Emits the events of EIP-1193 from a remote signer. Watches the remote signer only while a
 * listener is registered.
 */
export function createEvents(
  remote: RemoteSigner,
): Required<Pick<EthereumProvider, 'on' | 'removeListener'>> {
  const listeners = new Map<string, Set<Listener>>()
  let stop: Unsubscribe | undefined
  const emit = (event: string, value: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  const listen = () =>
    remote.watch({
      accountsChanged: (accounts) =>
        emit(
          'accountsChanged',
          accounts.map(({ address }) => address),
        ),
      networkChanged: (networkId) => emit('chainChanged', toHexChainId(networkId)),
      disconnected: () =>
        emit('disconnect', new RpcError(rpcErrorCodes.disconnected, 'The wallet has disconnected')),
    })
  return {
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      stop ??= listen()
    },
    removeListener: (event, listener) => {
      listeners.get(event)?.delete(listener)
      if ([...listeners.values()].some((group) => group.size > 0)) return
      stop?.()
      stop = undefined
    },
  }
}
