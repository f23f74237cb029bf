import * as endpoints from '@latchkey/frame-api/endpoints'
import { IDBFactory } from 'fake-indexeddb'
import { createWalletServer } from '../client/createWalletServer.ts'
import { openFrameDatabase } from '../keys/openFrameDatabase.ts'
import type { PageServices } from '../pages/services/PageServices.ts'
import { createFakeFrameServer } from './createFakeFrameServer.ts'
import { createFakePasskeys } from './createFakePasskeys.ts'
import { createTestFrame } from './createTestFrame.ts'

/** Test code: creates a top-level page in the browser of a signed-in user with a wallet. */
export async function createTestPage() {
  const frame = await createTestFrame()
  await frame.logIn()
  const { remote, database } = frame
  const passkeys = createFakePasskeys()
  const services: PageServices = {
    client: remote.client,
    wallets: createWalletServer(remote.client),
    passkeys,
    keepStorage: async () => true,
    // `close` does nothing, because the test shares this single connection.
    openDatabase: async () => ({ ...database, close: () => undefined }),
  }
  const session = (await remote.client.call(endpoints.getSession, {})).session
  return { ...frame, services, session, passkeys }
}

/** Test code: creates a page in a browser without stored data. */
export function createBarePage() {
  const remote = createFakeFrameServer()
  const services: PageServices = {
    client: remote.client,
    wallets: createWalletServer(remote.client),
    openDatabase: () => openFrameDatabase(new IDBFactory()),
    passkeys: createFakePasskeys(),
    keepStorage: async () => true,
  }
  return { remote, services }
}
