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
 * Listens to a provider's events; what they carry is checked first, storms are thinned out.
 *
 * @param options.isGone - Asked on `disconnect`, which wallets also send when only their own line is down.
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
        () => undefined, // No answer is not a no (S-102).
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
