import {
  createCoalescer,
  eventIntervalMs,
  quietly,
  type Unsubscribe,
  type WalletListener,
} from '@latchkey/core'
import type { EthereumProvider } from '../provider/EthereumProvider.ts'
import { parseAccounts } from '../provider/parseAccounts.ts'
import { parseChainId } from '../provider/parseChainId.ts'

type Handlers = Readonly<Record<string, (value: unknown) => void>>

/**
 * Listens to a provider's events. Validates their values and limits their rate.
 *
 * @param options.isGone - Called on `disconnect`, because wallets also emit it when only their
 * network connection fails.
 */
export function watchProvider(
  provider: EthereumProvider,
  listener: WalletListener,
  options: { readonly isGone: () => Promise<boolean> },
): Unsubscribe {
  let listening = true
  const accounts = createCoalescer(eventIntervalMs, listener.accountsChanged)
  const network = createCoalescer(eventIntervalMs, listener.networkChanged)
  const handlers: Handlers = {
    accountsChanged: (value) => {
      const parsed = parseAccounts(value)
      if (parsed) accounts.push(parsed)
    },
    chainChanged: (value) => {
      const parsed = parseChainId(value)
      if (parsed) network.push(parsed)
    },
    disconnect: () => {
      options.isGone().then(
        (gone) => {
          if (gone && listening) listener.disconnected()
        },
        () => undefined, // A failed request does not mean that the wallet disconnected (S-102).
      )
    },
  }
  const entries = Object.entries(handlers)
  for (const [event, handler] of entries) quietly(() => provider.on?.(event, handler))
  return () => {
    listening = false
    accounts.stop()
    network.stop()
    for (const [event, handler] of entries) quietly(() => provider.removeListener?.(event, handler))
  }
}
