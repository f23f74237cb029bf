import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningWallet, startWallet, testAccounts } from '../testing/startWallet.ts'
import { hasState, isDropped } from '../testing/TestPage.ts'

let wallet: RunningWallet
beforeAll(async () => {
  wallet = await startWallet()
})
afterAll(() => wallet.stop())

const [first, second] = testAccounts
const openPageOf = async (personas: string) => {
  const page = await wallet.openPage()
  await wallet.control.setPersonas({ instance: page.instance, personas })
  return page
}

test('approves: shows a prompt where the page can show it', async () => {
  const page = await openPageOf('approves')
  const answer = await page.call('eth_requestAccounts', [], { surface: 'window' })
  expect(answer).toMatchObject({ surface: 'window' })
})

test('auto: answers immediately', async () => {
  const page = await openPageOf('auto')
  expect(await page.call('eth_requestAccounts')).toEqual({ result: [first.address] })
})

test('rejects: fails with 4001 immediately', async () => {
  const page = await openPageOf('rejects')
  expect(await page.call('eth_requestAccounts')).toMatchObject({ error: { code: 4001 } })
})

test('slow: answers later, without asking', async () => {
  const page = await openPageOf('slow')
  expect(await page.call('eth_requestAccounts')).toMatchObject({ surface: 'none' })
  await page.waitFor(hasState((state) => state.accounts.length === 1))
})

test('slow: a late answer can be waited for', async () => {
  const page = await openPageOf('slow')
  await page.call('eth_requestAccounts')
  await wallet.control.waitUntilIdle({ instance: page.instance })
  expect(await wallet.control.getInstance(page.instance)).toMatchObject({
    pending: [],
    history: [{ kind: 'connect', outcome: 'approved' }],
  })
})

test('slow: the delay is part of the persona', async () => {
  const page = await openPageOf('slow:0.01,rejects')
  expect(await wallet.control.getInstance(page.instance)).toMatchObject({ slowMs: 10 })
  await expect(page.request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
})

test('locked: shows no account until it is unlocked, also to a connected site', async () => {
  const page = await openPageOf('auto')
  await page.request('eth_requestAccounts')
  await wallet.control.setPersonas({ instance: page.instance, personas: 'locked' })
  expect(await page.request('eth_accounts')).toEqual([])
  const unlocking = page.request('eth_requestAccounts')
  const { id, kind } = await wallet.control.waitForRequest({ instance: page.instance })
  expect(kind).toBe('unlock')
  await wallet.control.answer({ id, approve: true })
  expect(await unlocking).toEqual([first.address])
  expect(await page.request('eth_accounts')).toEqual([first.address])
})

test('silent: never answers, not even a request without a prompt', async () => {
  const page = await openPageOf('silent')
  expect(await page.call('eth_accounts')).toMatchObject({ surface: 'none' })
  expect(await page.call('eth_requestAccounts')).toMatchObject({ surface: 'none' })
  await wallet.control.setPersonas({ instance: page.instance, personas: 'auto' })
  expect(page.events.some((event) => event.type === 'settled')).toBe(false)
})

test('wrong-chain: is on a chain the app does not configure, and can leave it', async () => {
  const page = await openPageOf('wrong-chain,auto')
  expect(await page.request('eth_chainId')).toBe('0x5')
  await expect(page.request('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
  await page.request('wallet_switchEthereumChain', [{ chainId: '0x1' }])
  expect(await page.request('eth_chainId')).toBe('0x1')
})

test('wrong-chain: ends with the persona', async () => {
  const page = await openPageOf('wrong-chain')
  await wallet.control.setPersonas({ instance: page.instance, personas: 'auto' })
  expect(await page.request('eth_chainId')).toBe('0x1')
})

test.each(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])(
  'no-switching: 4200 for %s',
  async (method) => {
    const page = await openPageOf('no-switching,auto')
    const asking = page.request(method, [{ chainId: '0x89' }])
    await expect(asking).rejects.toMatchObject({ code: 4200 })
  },
)

test('disconnects: drops the site a moment after connecting', async () => {
  const page = await openPageOf('disconnects,auto')
  expect(await page.request('eth_requestAccounts')).toEqual([first.address])
  await page.waitFor(isDropped)
  expect(await page.request('eth_accounts')).toEqual([])
})

test('changes-account: shows the next account a moment after connecting', async () => {
  const page = await openPageOf('changes-account,auto')
  expect(await page.request('eth_requestAccounts')).toEqual([first.address])
  await page.waitFor(hasState((state) => state.accounts[0] === second.address))
})

test('resets: fails with the relay’s error message', async () => {
  const page = await openPageOf('resets')
  const connecting = page.request('eth_requestAccounts')
  await expect(connecting).rejects.toThrow(/connection request reset/i)
})

test('error: an unknown persona is refused with the list of those there are', async () => {
  await expect(openPageOf('nice')).rejects.toThrow(/No persona "nice".*approves, auto/)
})
