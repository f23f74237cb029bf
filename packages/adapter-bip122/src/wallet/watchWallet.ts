import {
  createCoalescer,
  eventIntervalMs,
  type Unsubscribe,
  type WalletListener,
} from '@latchkey/core'
import type { WalletContext } from './WalletContext.ts'

/**
 * Watches a wallet. Events are untrusted, so each one triggers a new reading of accounts and
 * network. Reports values that differ from the last report, at a limited rate (S-62). Drops a
 * reading that a later reading has overtaken, because its state is outdated.
 */
export function watchWallet(context: WalletContext, listener: WalletListener): Unsubscribe {
  const { driver, readAccounts, readNetworkId, watchSelection } = context
  let listening = true
  let reported: { accounts?: string; network?: string } = {}
  let begun = 0
  let latest = 0

  async function report(): Promise<void> {
    begun += 1
    const reading = begun
    const accounts = await readAccounts(undefined)
    const network = accounts.length > 0 ? await readNetworkId(undefined) : undefined
    if (!listening || reading < latest) return
    latest = reading
    const text = JSON.stringify(accounts)
    const before = reported
    reported = { accounts: text, ...(network !== undefined && { network }) }
    if (before.accounts !== text) listener.accountsChanged(accounts)
    if (network !== undefined && before.network !== network) listener.networkChanged(network)
  }
  // A failed reading does not mean that the wallet disconnected (S-102).
  const reportQuietly = () => {
    report().catch(() => undefined)
  }
  const changes = createCoalescer<undefined>(eventIntervalMs, reportQuietly)
  const onChange = () => changes.push(undefined)
  const onGone = () => {
    if (listening) listener.disconnected()
  }
  const stops = [driver.watch(onChange, onGone), watchSelection(onChange)]
  return () => {
    listening = false
    changes.stop()
    for (const stop of stops.splice(0)) stop()
  }
}
