import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningWallet, startWallet, testAccounts } from '../testing/startWallet.ts'
import { hasState } from '../testing/TestPage.ts'

let wallet: RunningWallet
beforeAll(async () => {
  wallet = await startWallet()
})
afterAll(() => wallet.stop())

const [first, second] = testAccounts

test('default: connecting shows a prompt, and the site sees the chosen account', async () => {
  const page = await wallet.openPage()
  expect(await page.request('eth_accounts')).toEqual([])
  const connecting = page.request('eth_requestAccounts')
  const asked = await wallet.control.waitForRequest({ instance: page.instance, kind: 'connect' })
  expect(asked).toMatchObject({ origin: wallet.appOrigin, method: 'eth_requestAccounts' })
  await wallet.control.answer({ id: asked.id, approve: true, accounts: [second.address] })
  expect(await connecting).toEqual([second.address])
  expect(await page.request('eth_accounts')).toEqual([second.address])
})

test('behavior: a connected site causes no second prompt', async () => {
  const page = await wallet.openPage()
  await wallet.control.setPersonas({ instance: page.instance, personas: 'auto' })
  await page.request('eth_requestAccounts')
  await wallet.control.setPersonas({ instance: page.instance, personas: 'approves' })
  expect(await page.call('eth_requestAccounts')).toEqual({ result: [first.address] })
})

test('behavior: returns EIP-2255 permissions and lets a site revoke them', async () => {
  const page = await wallet.openPage()
  await wallet.control.setPersonas({ instance: page.instance, personas: 'auto' })
  expect(await page.request('wallet_getPermissions')).toEqual([])
  const given = await page.request('wallet_requestPermissions', [{ eth_accounts: {} }])
  expect(given).toMatchObject([
    {
      parentCapability: 'eth_accounts',
      invoker: wallet.appOrigin,
      caveats: [{ type: 'restrictReturnedAccounts', value: [first.address] }],
    },
  ])
  expect(await page.request('wallet_getPermissions')).toEqual(given)
  expect(await page.request('wallet_revokePermissions', [{ eth_accounts: {} }])).toBe(null)
  expect(await page.request('eth_accounts')).toEqual([])
})

test('behavior: two tabs of one browser share the wallet and receive each other’s events', async () => {
  const one = await wallet.openPage()
  const two = await wallet.openPage(one.instance)
  await wallet.control.setPersonas({ instance: one.instance, personas: 'auto' })
  await one.request('eth_requestAccounts')
  await two.waitFor(hasState((state) => state.accounts[0] === first.address))
  expect(await two.request('eth_accounts')).toEqual([first.address])
})

test('behavior: another browser is another wallet', async () => {
  const one = await wallet.openPage()
  await wallet.control.setPersonas({ instance: one.instance, personas: 'auto' })
  await one.request('eth_requestAccounts')
  const other = await wallet.openPage()
  expect(await other.request('eth_accounts')).toEqual([])
})

test('behavior: a repeated connect request replaces the older one', async () => {
  const page = await wallet.openPage()
  const refused = expect(page.request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  await wallet.control.waitForRequest({ instance: page.instance })
  const newer = page.request('eth_requestAccounts')
  await refused
  const [waiting, ...others] = await wallet.control.getPending({ instance: page.instance })
  expect(others).toEqual([])
  await wallet.control.answer({ id: waiting?.id ?? '', approve: true })
  expect(await newer).toEqual([first.address])
})

test('error: 4001 after a rejection', async () => {
  const page = await wallet.openPage()
  const refused = expect(page.request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  await wallet.control.waitForRequest({ instance: page.instance })
  await wallet.control.answer({ instance: page.instance, approve: false })
  await refused
})

test('error: 4100 before the site is connected', async () => {
  const page = await wallet.openPage()
  const signing = page.request('personal_sign', ['0x68656c6c6f', first.address])
  await expect(signing).rejects.toMatchObject({ code: 4100 })
})

test.each(['eth_sign', 'eth_coinbase', 'wallet_unheardOf', 'anvil_setBalance', 'constructor'])(
  'error: 4200 for %s',
  async (method) => {
    const page = await wallet.openPage()
    await expect(page.request(method, [])).rejects.toMatchObject({ code: 4200 })
  },
)

test.each([
  ['personal_sign', []],
  ['personal_sign', ['hello', first.address]],
  ['personal_sign', ['0x00', 'nobody']],
  ['wallet_requestPermissions', []],
  ['wallet_requestPermissions', [{ eth_everything: {} }]],
  ['wallet_switchEthereumChain', [{ chainId: 137 }]],
  ['wallet_switchEthereumChain', [{ chainId: '0x20000000000000' }]],
  ['eth_signTypedData_v4', [first.address, '{']],
  ['eth_sendTransaction', [{ from: first.address, value: 1 }]],
  ['eth_accounts', 'text'],
])('error: -32602 for %s with %j', async (method, params) => {
  const page = await wallet.openPage()
  await expect(page.request(method, params)).rejects.toMatchObject({ code: -32602 })
})

test('error: -32005 when too much is waiting', async () => {
  const page = await wallet.openPage()
  await wallet.control.setPersonas({ instance: page.instance, personas: 'auto' })
  await page.request('eth_requestAccounts')
  await wallet.control.setPersonas({ instance: page.instance, personas: 'approves' })
  const ask = () => page.call('personal_sign', ['0x00', first.address])
  for (let count = 0; count < 20; count += 1) await ask()
  expect(await ask()).toMatchObject({ error: { code: -32005 } })
})
