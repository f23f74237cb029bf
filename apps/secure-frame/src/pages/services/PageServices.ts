import { createAppearance } from '../../appearance/createAppearance.ts'
import { createFrameClient } from '../../client/createFrameClient.ts'
import { createWalletServer } from '../../client/createWalletServer.ts'
import type { FrameClient } from '../../client/FrameClient.ts'
import { readDeviceKeys } from '../../keys/deviceKeys.ts'
import { type FrameDatabase, openFrameDatabase } from '../../keys/openFrameDatabase.ts'
import type { WalletServer } from '../../keys/WalletServer.ts'
import { createPasskeys } from '../../passkeys/createPasskeys.ts'
import type { Passkeys } from '../../passkeys/Passkeys.ts'
import type { View } from '../../windows/frameWindows.ts'

/**
 * The services of a top-level page of the secure origin. They use the same database as the frame.
 */
export type PageServices = {
  readonly client: FrameClient
  readonly wallets: WalletServer
  readonly openDatabase: () => Promise<FrameDatabase>
  /**
   * Passkeys that this page's window requests, even if the storage belongs to another window
   * (S-35).
   */
  readonly passkeys: Passkeys
  /** Requests persistent storage for the wallet. `false`: the browser may delete it (S-33). */
  readonly keepStorage: () => Promise<boolean>
}

/**
 * Applies the page's theme and creates the services of a top-level page.
 *
 * @param keeper - Window whose storage and cookies are used: the page's own window, or the frame
 * that opened the page.
 */
export function createPageServices(window: View, keeper = window): PageServices {
  createAppearance(window).start()
  const openDatabase = () => openFrameDatabase(keeper.indexedDB)
  const client = createFrameClient({
    baseUrl: window.location.origin,
    fetch: (input, init) => keeper.fetch(input, init),
    now: () => Date.now(),
    asksNonce: true,
    async readProofKey() {
      const database = await openDatabase()
      try {
        return (await readDeviceKeys(database)).proofKey
      } finally {
        database.close()
      }
    },
  })
  const passkeys = createPasskeys(window)
  const keepStorage = async () => (await keeper.navigator.storage?.persist?.()) ?? false
  return { client, wallets: createWalletServer(client), openDatabase, passkeys, keepStorage }
}
