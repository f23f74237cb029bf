import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { connect } from '../connect/connect.ts'
import { openModal } from '../start/openModal.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'

const mark = 'a field of the provider'

test('S-62: a provider is neither frozen, stored, put into a store, nor sent to other tabs', async () => {
  const nested = { mark }
  const provider = { mark, nested, request: async () => mark }
  const fake = fakeWallet()
  const connector = { ...fake.connector, provider }
  const wallet = { ...fake.wallet, connector }
  const memory = createMemoryStorage()
  const written: string[] = []
  const posted: unknown[] = []
  const kit = createTestKit({
    wallets: [{ ...fake, connector, wallet, connect: async () => wallet }],
    ports: {
      storage: {
        ...memory,
        setItem: (key, value) => {
          written.push(value)
          memory.setItem(key, value)
        },
      },
      openChannel: () => ({ post: (message) => posted.push(message), subscribe: () => () => {} }),
    },
  })
  openModal(kit)
  await connect(kit, { connectorId: 'test.wallet', namespace: 'eip155' })
  await settle()
  fake.changeAccounts(['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'])
  await settle()

  expect([Object.isFrozen(provider), Object.isFrozen(nested)]).toEqual([false, false])
  expect([Object.isSealed(provider), Object.isExtensible(provider)]).toEqual([false, true])
  const stores = [kit.connection, kit.modal, kit.preferences, kit.toasts, kit.alerts]
  const states = stores.map((store) => structuredClone(store.getState()))
  for (const told of [written, posted]) expect(told.length).toBeGreaterThan(0)
  expect(JSON.stringify([written, posted, states])).not.toContain(mark)
})
