import { expect, test } from 'vitest'
import { testAccounts, toTestChain } from '../testing/startWallet.ts'
import {
  findAccount,
  getPermittedAccounts,
  withOtherPermission,
  withoutOtherPermission,
} from './namespaceAccounts.ts'
import { createInstance, withoutSite, withSelected } from './WalletInstance.ts'

const origin = 'http://app.latchkey.localhost'
const [first, second] = testAccounts
const accounts = [...testAccounts]
const fresh = createInstance(
  {
    chains: [toTestChain(1)],
    accounts: [first, second],
    walletOrigin: '',
    appOrigin: origin,
    controlSecret: '',
  },
  'wallet-1',
  0,
)
const site = { namespace: 'solana', origin } as const
const connected = withOtherPermission(fresh, site, {
  id: 'p',
  accounts: [first.solana.address],
  grantedAt: 1,
})

test('a site sees the accounts it was given, in that namespace alone', () => {
  expect(getPermittedAccounts(connected, accounts, site)).toEqual([first])
  expect(getPermittedAccounts(connected, accounts, { namespace: 'bip122', origin })).toEqual([])
  expect(getPermittedAccounts({ ...connected, locked: true }, accounts, site)).toEqual([])
  expect(getPermittedAccounts(withoutOtherPermission(connected, site), accounts, site)).toEqual([])
})

test('an account selected later comes first in every namespace the site is connected in', () => {
  const selected = withSelected(connected, second)
  expect(getPermittedAccounts(selected, accounts, site)).toEqual([second, first])
  expect(selected.otherPermissions.bip122).toEqual({})
})

test('the wallet ends all connections of a site in one step', () => {
  expect(withoutSite(connected, origin)).toEqual(fresh)
})

test('an account is found by any of its addresses', () => {
  const names = [second.address.toLowerCase(), second.solana.address, second.bitcoin[1].address]
  expect(names.map((name) => findAccount(accounts, name))).toEqual([second, second, second])
})
