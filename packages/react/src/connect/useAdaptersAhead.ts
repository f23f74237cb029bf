import type { Kit } from '@latchkey/kit'
import { useEffect } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { chooseConnector } from '../wallets/selectWallet.ts'
import type { WalletEntry } from '../wallets/WalletEntry.ts'

/**
 * Returns the namespaces of those wallets of the connect view that are installed in this browser.
 * Ignores SDK connectors, because they exist even if the user does not have the wallet.
 */
function listPresent(kit: Kit, entries: readonly WalletEntry[]) {
  const connectors = entries.flatMap((entry) =>
    entry.kind === 'connector' || entry.kind === 'multiChain' ? chooseConnector(kit, entry) : [],
  )
  const present = connectors.filter(({ type }) => type !== 'EXTERNAL')
  return [...new Set(present.map(({ namespace }) => namespace))]
}

/**
 * Preloads what a connection to an installed wallet needs while the user reads the list: the
 * adapter of its namespace and the account button. Does nothing on slow or
 * data-saving connections and with `prefetch: 'never'`.
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
      // This only loads the code in advance. If it fails, the component that shows the button loads
      // it again and reports a failure.
      accountButton.load().catch(() => undefined)
    })
  }, [kit, accountButton, present])
}
