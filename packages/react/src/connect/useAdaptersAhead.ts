import type { Kit } from '@latchkey/kit'
import { useEffect } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { chooseConnector } from '../wallets/selectWallet.ts'
import type { WalletEntry } from '../wallets/WalletEntry.ts'

/** Ecosystems of the wallets that stand in the page itself. What an SDK offers is there whether a person has it or not. */
function listPresent(kit: Kit, entries: readonly WalletEntry[]) {
  const connectors = entries.flatMap((entry) =>
    entry.kind === 'connector' || entry.kind === 'multiChain' ? chooseConnector(kit, entry) : [],
  )
  const present = connectors.filter(({ type }) => type !== 'EXTERNAL')
  return [...new Set(present.map(({ namespace }) => namespace))]
}

/**
 * Fetches what connecting to a wallet of the page needs while a person still reads the list: its ecosystem's adapter, and
 * the button that shows its account. Not where bytes are dear, and not where the host fetches nothing ahead.
 */
export function useAdaptersAhead(entries: readonly WalletEntry[]): void {
  const { kit, accountButton } = useKitContext()
  const present = listPresent(kit, entries).join()
  useEffect(() => {
    if (!present || kit.config.prefetch === 'never') return
    return kit.ports.page.whenQuiet?.(() => {
      for (const adapter of kit.config.adapters)
        if (present.split(',').includes(adapter.namespace))
          kit.preload({ namespace: adapter.namespace })
      // Fetched ahead; whoever shows it fetches it again and says what failed.
      accountButton.load().catch(() => undefined)
    })
  }, [kit, accountButton, present])
}
