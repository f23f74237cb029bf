import { BaseError, RequestTimedOutError } from '@latchkey/core'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { type SendTokenParameters, sendToken } from '../../send/sendToken.ts'
import { swapRequests } from '../../swap/SwapRequest.ts'
import { closePending } from '../../tabs/pendingToasts.ts'
import { createFakeTabs } from '../../testing/createFakeTabs.ts'
import { createTestKit, fakePorts, type TestKit } from '../../testing/createTestKit.ts'
import { fakeWallet } from '../../testing/fakeWallet.ts'
import { settle } from '../../testing/settle.ts'
import { connect } from '../connect.ts'

const token: SendTokenParameters['token'] = {
  caipNetworkId: 'eip155:1',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  listed: 10n ** 18n,
}
const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const asked: SendTokenParameters = { id: 'one', token, amount: '0.25', to }

type Wait = { readonly end: (error?: Error) => void }

/** Creates a browser with tabs, and a chain whose transactions wait until the test ends them. */
function createBrowser() {
  const tabs = createFakeTabs()
  const storage = createMemoryStorage()
  const page = { ...fakePorts().page, isHidden: () => state.hidden }
  const state = { hidden: false, waits: [] as Wait[] }
  const waitFor = () =>
    new Promise<void>((resolve, reject) => {
      state.waits.push({ end: (error) => (error ? reject(error) : resolve()) })
    })
  let id = 0
  const open = async (): Promise<TestKit> => {
    const kit = createTestKit({
      wallets: [fakeWallet({ send: { waitFor } })],
      ports: { storage, page, openChannel: tabs.openChannel, randomId: () => `id-${++id}` },
    })
    await settle()
    return kit
  }
  /** Ends all waits of the chain, or only the first `count`, with the given outcome. */
  const end = async (error?: Error, count = state.waits.length) => {
    for (const wait of state.waits.splice(0, count)) wait.end(error)
    await settle()
  }
  return { open, end, state, storage }
}

async function openSending() {
  const browser = createBrowser()
  const kit = await browser.open()
  await connect(kit, { connectorId: 'test.wallet', namespace: 'eip155' })
  await sendToken(kit, asked)
  await settle()
  return { ...browser, kit }
}

const sending = {
  id: 'one',
  source: 'send',
  message: 'Sending 0.25 ETH',
  variant: 'loading',
  text: { key: 'toast.sending', values: { amount: '0.25 ETH' } },
}
const pendingOf = (kit: TestKit) => kit.toasts.getState().pending
const toastOf = (kit: TestKit) => kit.toasts.getState().toast
const pass = async (kit: TestKit, ms: number) => {
  kit.test.clock.advance(ms)
  await settle()
}
const late = new RequestTimedOutError({ what: 'it', deadlineMs: 1 })
const reverted = new BaseError('no', { code: 'transaction_reverted' })

test('default: a sent transaction is pending across reloads until mined; that is reported once', async () => {
  const { kit, open, end } = await openSending()
  expect(pendingOf(kit)).toEqual([sending])
  kit.test.stop()
  const again = await open()
  expect(pendingOf(again)).toEqual([sending])
  await end()
  await pass(again, 0)
  expect(pendingOf(again)).toEqual([])
  expect(toastOf(again)).toMatchObject({ message: 'Sent 0.25 ETH', variant: 'success' })
  await pass(again, 2_500)
  expect(toastOf(again)).toBeUndefined()
  expect(again.test.clock.getTimerCount()).toBe(0)
  const later = await open()
  expect([pendingOf(later), toastOf(later)]).toEqual([[], undefined])
})

test('behavior: another tab shows the toast too, and both tabs report the outcome', async () => {
  const { kit, open, end } = await openSending()
  const other = await open()
  await settle()
  expect(pendingOf(other)).toEqual([sending])
  await sendToken(kit, { ...asked, id: 'two', amount: '0.5' })
  await settle()
  expect(pendingOf(other).map(({ message }) => message)).toEqual([
    'Sending 0.25 ETH',
    'Sending 0.5 ETH',
  ])
  // The sending tab receives the outcome of its first transaction; the other tab receives none yet.
  await end(undefined, 1)
  await pass(kit, 0)
  expect(toastOf(kit)).toMatchObject({ message: 'Sent 0.25 ETH' })
  expect(toastOf(other)).toBeUndefined()
  expect(pendingOf(other)).toHaveLength(2)
  await end(reverted)
  await pass(other, 150)
  expect([pendingOf(kit), pendingOf(other)]).toEqual([[], []])
  expect(toastOf(other)).toMatchObject({ message: 'Your transaction failed', variant: 'error' })
})

test('behavior: a dismissal holds in all tabs and after a reload; a failure is still shown', async () => {
  const { kit, open, end } = await openSending()
  const other = await open()
  closePending(other, sending)
  await settle()
  expect([pendingOf(kit), pendingOf(other)]).toEqual([[], []])
  kit.test.stop()
  other.test.stop()
  const again = await open()
  expect(pendingOf(again)).toEqual([])
  await end(reverted)
  expect(toastOf(again)).toMatchObject({ message: 'Your transaction failed' })
})

test('behavior: success of a dismissed transaction is not reported', async () => {
  const { kit, end } = await openSending()
  closePending(kit, sending)
  await end()
  await pass(kit, 0)
  expect(toastOf(kit)).toBeUndefined()
})

test('behavior: a visible toast stays for its full time before the success toast', async () => {
  const { kit, end } = await openSending()
  kit.toasts.setState({ toast: { id: '1', message: 'Started', variant: 'success' } })
  await end()
  expect(toastOf(kit)).toMatchObject({ message: 'Started' })
  await pass(kit, 2_500 + 150)
  expect(toastOf(kit)).toMatchObject({ message: 'Sent 0.25 ETH' })
})

test('behavior: late requests are checked every 30 s, 99 times, only while the page is visible', async () => {
  const { kit, state, end } = await openSending()
  await end(late)
  expect(state.waits).toHaveLength(0)
  await pass(kit, 29_999)
  expect(state.waits).toHaveLength(0)
  await pass(kit, 1)
  expect(state.waits).toHaveLength(1)
  await end(late)
  state.hidden = true
  await pass(kit, 30_000)
  expect(state.waits).toHaveLength(0)
  state.hidden = false
  for (let check = 2; check <= 99; check += 1) {
    expect(pendingOf(kit)).toHaveLength(1)
    await pass(kit, 30_000)
    await end(late)
  }
  expect(pendingOf(kit)).toEqual([])
  expect(kit.test.clock.getTimerCount()).toBe(0)
})

test('behavior: a swap is followed the same way; its approval shows on its own page only', async () => {
  const { open, end, storage } = createBrowser()
  const first = await open()
  await connect(first, { connectorId: 'test.wallet', namespace: 'eip155' })
  const from = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const request = { from, caipNetworkId: 'eip155:1', sold: '1 GOLD', bought: '2 ROSE' } as const
  swapRequests.store(first, { ...request, id: 's/swap', act: 'swap', state: 'sent', hash: '0x1' })
  swapRequests.store(first, { ...request, id: 's/x', act: 'approve', state: 'sent', hash: '0x2' })
  first.test.stop()
  const kit = await open()
  expect(pendingOf(kit)).toMatchObject([
    { id: 's/swap', source: 'swap', message: 'Swapping 1 GOLD to 2 ROSE', variant: 'loading' },
  ])
  await end()
  await pass(kit, 0)
  expect(toastOf(kit)).toMatchObject({ message: 'Swapped 1 GOLD to 2 ROSE', variant: 'success' })
  expect(storage.entries()['@latchkey/swap_requests']).not.toContain('s/')
})

test('behavior: without pending transactions nothing is followed', async () => {
  const { open } = createBrowser()
  const kit = await open()
  await connect(kit, { connectorId: 'test.wallet', namespace: 'eip155' })
  await settle()
  expect(pendingOf(kit)).toEqual([])
  expect(kit.test.clock.getTimerCount()).toBe(0)
})

test('K-WORLD-12: the toast of a transfer has its amount in the language of the kit', async () => {
  const { kit, end } = await openSending()
  const getAmount = () => pendingOf(kit)[0]?.text?.values?.['amount']
  expect(getAmount()).toBe('0.25 ETH')
  kit.preferences.setState({ locale: 'de-DE' })
  await pass(kit, 30_000)
  expect(getAmount()).toBe('0,25 ETH')
  await end()
  await pass(kit, 0)
  expect(toastOf(kit)?.text?.values).toEqual({ amount: '0,25 ETH' })
})
