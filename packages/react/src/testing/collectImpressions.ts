import type { Kit, WalletImpression } from '@latchkey/kit'

/**
 * Collects the wallets of each event about visible wallets. Call it before the list is shown,
 * because the kit sends the event 300 ms later, even if a test still waits for something else.
 */
export function collectImpressions(kit: Kit): readonly (readonly WalletImpression[])[] {
  const events: (readonly WalletImpression[])[] = []
  kit.events.subscribe(({ data }) => {
    if (data.event === 'WALLET_IMPRESSION_V2') events.push(data.properties.items)
  })
  return events
}
