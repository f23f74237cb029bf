import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import * as addedTokens from '../account/addedTokens.ts'
import * as balancesHidden from '../account/balancesHidden.ts'
import { connect } from '../connect/connect.ts'
import * as loginKeys from '../login/storage.ts'
import * as grants from '../permissions/storedGrants.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeAdapter } from '../testing/fakeAdapter.ts'
import { fakeLoginFrame } from '../testing/fakeLoginFrame.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { logIn } from '../testing/logIn.ts'
import { disconnect } from '../wallets/disconnect.ts'
import { renameAccount } from '../wallets/renameAccount.ts'
import * as connectionKeys from './connectionLists.ts'
import * as keys from './keys.ts'
import { storedItems } from './storedItems.ts'

const listed = storedItems.filter(({ place }) => place === 'localStorage').map(({ name }) => name)

/** Returns whether the list contains a key. `…` in the list matches any text. */
function isListed(key: string): boolean {
  return listed.some((name) => {
    const [head = '', tail] = name.split('…')
    return tail === undefined ? key === name : key.startsWith(head) && key.endsWith(tail)
  })
}

function getNames(module: object): readonly string[] {
  return Object.values(module).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null && 'name' in value ? [String(value.name)] : [],
  )
}

test('S-100: the list names every key that the kit defines, and no key is listed twice', () => {
  const defined = [keys, connectionKeys, loginKeys, addedTokens, balancesHidden, grants].flatMap(
    getNames,
  )
  expect(defined.length).toBeGreaterThan(10)
  expect(defined.filter((name) => !isListed(name))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

test('K-AUTH-15c, S-101: every stored key is listed, and a sign-out removes the personal data', async () => {
  const storage = createMemoryStorage()
  const wallet = fakeWallet()
  const kit = createTestKit({
    adapters: [fakeAdapter({ wallets: [wallet] })],
    frame: fakeLoginFrame(),
    features: { multiWallet: true },
    ports: { storage },
  })
  await connect(kit, { namespace: 'eip155', connectorId: wallet.connector.info.id })
  const address = wallet.getAccounts()[0]?.address ?? ''
  renameAccount(kit, { namespace: 'eip155', address, label: 'Savings' })
  await logIn(kit)
  expect(Object.keys(storage.entries())).toEqual(
    expect.arrayContaining(['@appkit/connections', '@appkit-wallet/EMAIL']),
  )
  expect(Object.keys(storage.entries()).filter((key) => !isListed(key))).toEqual([])
  await disconnect(kit)
  expect(Object.keys(storage.entries()).filter((key) => !isListed(key))).toEqual([])
  const gone = storedItems
    .filter(({ kept }) => kept === 'Until you sign out')
    .map(({ name }) => name)
  expect(gone).toContain('@appkit-wallet/EMAIL')
  expect(Object.keys(storage.entries()).filter((key) => gone.includes(key))).toEqual([])
  expect(JSON.stringify(storage.entries())).not.toContain('player@example.com')
})
