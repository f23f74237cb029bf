import { base58 } from '@scure/base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningWallet, startWallet, testAccounts } from '../../testing/startWallet.ts'
import { hasState, isDropped } from '../../testing/TestPage.ts'

const [mira, jonas] = testAccounts
const state: { wallet?: RunningWallet } = {}
const getWallet = (): RunningWallet => {
  if (!state.wallet) throw new Error('not started')
  return state.wallet
}

beforeAll(async () => {
  state.wallet = await startWallet()
})
afterAll(() => getWallet().stop())

async function openPage(personas: string) {
  const page = await getWallet().openPage()
  await getWallet().control.setPersonas({ instance: page.instance, personas })
  return page
}

const message = [{ message: base58.encode(Buffer.from('hi')), pubkey: mira.solana.address }]

test('rejects: 4001, for connecting and for signing', async () => {
  const page = await openPage('auto')
  await page.request('solana_connect')
  await getWallet().control.setPersonas({ instance: page.instance, personas: 'rejects' })
  const other = await openPage('rejects')
  await expect(other.request('solana_connect')).rejects.toMatchObject({ code: 4001 })
  await expect(page.request('solana_signMessage', message)).rejects.toMatchObject({ code: 4001 })
})

test('slow: answers later, by the stream', async () => {
  const page = await openPage('slow')
  expect(await page.call('solana_connect')).toMatchObject({ surface: 'none' })
  expect(await page.request('solana_connect')).toEqual([{ address: mira.solana.address }])
})

test('silent: announces an answer that never follows', async () => {
  const page = await openPage('silent')
  expect(await page.call('solana_connect')).toMatchObject({ surface: 'none' })
  expect(await page.call('solana_getAccounts')).toMatchObject({ surface: 'none' })
  expect(page.events.filter(({ type }) => type === 'settled')).toEqual([])
})

test('resets: the request breaks', async () => {
  const page = await openPage('resets')
  await expect(page.request('solana_connect')).rejects.toThrow('Connection request reset')
})

test('locked: shows no accounts until it is unlocked, then the connected ones', async () => {
  const page = await openPage('auto')
  await page.request('solana_connect')
  await getWallet().control.setPersonas({ instance: page.instance, personas: 'auto,locked' })
  expect(await page.request('solana_getAccounts')).toEqual([])
  expect(await page.request('solana_connect')).toEqual([{ address: mira.solana.address }])
  expect(await page.request('solana_getAccounts')).toHaveLength(1)
})

test('disconnects: the wallet drops the page without a request', async () => {
  const page = await openPage('auto,disconnects')
  await page.request('solana_connect')
  await page.waitFor(isDropped)
  expect(await page.request('solana_getAccounts')).toEqual([])
})

test('changes-account: the page sees the next account first', async () => {
  const page = await openPage('auto,changes-account')
  await page.request('solana_connect')
  const isChanged = hasState(({ solana }) => solana.accounts[0] === jonas.solana.address)
  expect((await page.waitFor(isChanged)).state.solana.accounts).toEqual([
    jonas.solana.address,
    mira.solana.address,
  ])
})
