import { createMemoryStorage } from '@latchkey/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { connect } from '../connect/connect.ts'
import type { KitEvent } from '../kit/KitEvent.ts'
import { openModal } from '../start/openModal.ts'
import { createFakeTabs } from '../testing/createFakeTabs.ts'
import { createTestKit, type TestKit } from '../testing/createTestKit.ts'
import { fakePopups } from '../testing/fakePopups.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { createLater } from '../testing/schedules/createLater.ts'
import { settle } from '../testing/settle.ts'
import { type DepositAsset, listDepositAssets } from './DepositAsset.ts'
import { getDepositStore } from './getDepositStore.ts'
import { startDeposit } from './startDeposit.ts'

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
})

type Tab = { readonly kit: TestKit; readonly events: KitEvent['data'][] }

/** Creates an exchange, and a browser whose tabs take turns by a lock. */
function createBrowser() {
  const tabs = createFakeTabs()
  const storage = createMemoryStorage()
  let id = 0
  const turns = new Map<string, Promise<unknown>>()
  const takeTurns = <result,>(name: string, run: () => Promise<result>): Promise<result> => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(run)
    turns.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
  const { popups, openWindow } = fakePopups()
  const exchange = { status: 'IN_PROGRESS', asked: 0, answered: Promise.resolve() }
  const fetch = async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (!request.url.includes('json-rpc')) return Response.json({}, { status: 400 })
    const call = await request.json()
    const { status } = exchange
    const isAsked = call.method === 'reown_getExchangeBuyStatus'
    if (isAsked) exchange.asked += 1
    await exchange.answered
    const page = { url: 'https://exchange.example/pay', sessionId: 's1' }
    return Response.json({ jsonrpc: '2.0', id: call.id, result: isAsked ? { status } : page })
  }
  const open = async (openChannel = tabs.openChannel): Promise<Tab> => {
    const kit = createTestKit({
      wallets: [fakeWallet()],
      blockchainApiUrl: 'https://api.example',
      features: { payWithExchange: true },
      ports: {
        storage,
        fetch,
        takeTurns,
        openChannel,
        openWindow,
        randomId: () => `id-${++id}`,
      },
    })
    const events: KitEvent['data'][] = []
    kit.events.subscribe(({ data }) => events.push(data))
    await settle()
    return { kit, events }
  }
  return { open, exchange, storage, popups }
}

async function openDepositing() {
  const browser = createBrowser()
  const tab = await browser.open()
  await connect(tab.kit, { connectorId: 'test.wallet', namespace: 'eip155' })
  openModal(tab.kit, { view: 'Account' })
  await depositIn(tab)
  return { ...browser, tab }
}

async function depositIn({ kit }: Tab): Promise<void> {
  const asset = listDepositAssets(kit)[0] as DepositAsset
  await startDeposit(kit, { exchange: { id: 'demo' }, asset, amount: '0.25' })
  await settle()
}

const messagesOf = ({ kit }: Tab) => kit.toasts.getState().pending.map(({ message }) => message)
const toastOf = ({ kit }: Tab) => kit.toasts.getState().toast?.message
const pass = async ({ kit }: Tab, ms: number) => {
  kit.test.clock.advance(ms)
  await settle()
}
const namesOf = ({ events }: Tab) =>
  events.flatMap(({ event }) => (event.startsWith('PAY') ? [event] : []))

test('behavior: polling resumes after a reload, with at most 20 requests in all', async () => {
  const { tab, open, exchange } = await openDepositing()
  for (let count = 1; count <= 12; count += 1) {
    await pass(tab, 5_000)
    await vi.waitFor(() => expect(exchange.asked).toBe(count))
    await settle()
  }
  tab.kit.test.stop()
  await settle()
  const again = await open()
  expect(messagesOf(again)).toEqual(['Deposit started'])
  expect(getDepositStore(again.kit).getState().deposit).toMatchObject({
    amount: '0.25',
    asset: { symbol: 'ETH' },
    sessionId: 's1',
  })
  for (let count = 13; count <= 20; count += 1) {
    await pass(again, 5_000)
    await vi.waitFor(() => expect(exchange.asked).toBe(count))
    await settle()
  }
  expect(toastOf(again)).toBe('Unable to get deposit status')
  expect([messagesOf(again), namesOf(again)]).toEqual([[], ['PAY_ERROR']])
  await pass(again, 60_000)
  expect(exchange.asked).toBe(20)
  const later = await open()
  expect([messagesOf(later), toastOf(later)]).toEqual([[], undefined])
})

test('behavior: of two tabs one polls; both show the outcome, and one of them tracks it', async () => {
  const { tab, open, exchange } = await openDepositing()
  const other = await open()
  expect(messagesOf(other)).toEqual(['Deposit started'])
  await expect(depositIn(other)).rejects.toMatchObject({ code: 'deposit_pending' })
  await pass(other, 60_000)
  expect(exchange.asked).toBe(0)
  exchange.status = 'SUCCESS'
  await pass(tab, 5_000)
  await vi.waitFor(() => expect(toastOf(tab)).toBe('Deposit completed'))
  await settle()
  await pass(other, 0)
  expect(toastOf(other)).toBe('Deposit completed')
  expect([messagesOf(tab), messagesOf(other)]).toEqual([[], []])
  expect(exchange.asked).toBe(1)
  expect([namesOf(tab).at(-1), namesOf(other)]).toEqual(['PAY_SUCCESS', []])
  expect(getDepositStore(other.kit).getState().deposit).toBeUndefined()
})

test('behavior: when the polling tab closes, the other continues', async () => {
  const { tab, open, exchange } = await openDepositing()
  const other = await open()
  await pass(tab, 5_000)
  await vi.waitFor(() => expect(exchange.asked).toBe(1))
  await settle()
  tab.kit.test.stop()
  await settle()
  exchange.status = 'FAILED'
  await pass(other, 5_000)
  await vi.waitFor(() => expect(toastOf(other)).toBe('Deposit failed'))
  expect(namesOf(other)).toEqual(['PAY_ERROR'])
})

test('behavior: another tab shows a deposit from its start, and ignores malformed stored ones', async () => {
  const { tab, open, exchange, storage } = await openDepositing()
  const other = await open()
  exchange.status = 'FAILED'
  await pass(tab, 5_000)
  await vi.waitFor(() => expect(toastOf(tab)).toBe('Deposit failed'))
  await settle()
  await depositIn(tab)
  expect(messagesOf(other)).toEqual(['Deposit started'])
  const text = String(storage.getItem('@latchkey/deposit'))
  storage.setItem('@latchkey/deposit', text.replace('"asked":0', '"asked":"0"'))
  const again = await open()
  expect(messagesOf(again)).toEqual([])
})

test('behavior: a tab that missed another’s deposit opens no second page and follows the first', async () => {
  const { tab, open, popups } = await openDepositing()
  tab.kit.test.stop()
  const deaf = await open(createFakeTabs().openChannel)
  getDepositStore(deaf.kit).setState({ deposit: undefined })
  await expect(depositIn(deaf)).rejects.toMatchObject({ code: 'deposit_pending' })
  expect(popups.map((popup) => [popup.visited.length, popup.isClosed()])).toEqual([
    [1, false],
    [0, true],
  ])
  expect(messagesOf(deaf)).toEqual(['Deposit started'])
  expect(getDepositStore(deaf.kit).getState().deposit).toMatchObject({ sessionId: 's1' })
})

test('behavior: a poll interrupted by leaving the page counts', async () => {
  const { tab, open, exchange } = await openDepositing()
  let last = tab
  for (let count = 1; count <= 20; count += 1) {
    const { wait, answerAll } = createLater()
    exchange.answered = wait()
    await pass(last, 5_000)
    await vi.waitFor(() => expect(exchange.asked).toBe(count))
    last.kit.test.stop()
    answerAll()
    last = await open()
  }
  await vi.waitFor(() => expect(toastOf(last)).toBe('Unable to get deposit status'))
  expect(exchange.asked).toBe(20)
})
