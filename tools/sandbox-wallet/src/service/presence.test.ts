import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningWallet, startWallet, testAccounts } from '../testing/startWallet.ts'
import { readEvents } from '../testing/TestPage.ts'

let wallet: RunningWallet
beforeAll(async () => {
  wallet = await startWallet()
})
afterAll(() => wallet.stop())

const [first] = testAccounts

/** Acts as the approval window of a request: reads the request and opens its event stream. */
async function openWindow(id: string) {
  const closing = new AbortController()
  const stream = await fetch(`${wallet.url}/api/requests/${id}/events`, { signal: closing.signal })
  const view = await fetch(`${wallet.url}/api/requests/${id}`)
  const nextEvent = async () => {
    if (!stream.body) return undefined
    for await (const event of readEvents(stream.body)) return event
    return undefined
  }
  return { view, nextEvent, close: () => closing.abort() }
}

const answer = (id: string, approve: boolean, origin = wallet.walletOrigin) =>
  fetch(`${wallet.url}/api/requests/${id}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ approve }),
  })

test('default: the window shows the request and its answer reaches the page', async () => {
  const page = await wallet.openPage()
  const id = randomUUID()
  const connecting = page.request('eth_requestAccounts', [], { surface: 'window', id })
  const { view, nextEvent } = await openWindow(id)
  expect(await view.json()).toMatchObject({
    view: { id, origin: wallet.appOrigin, prompt: { kind: 'connect' } },
  })
  expect(view.headers.get('set-cookie')).toContain(`sandbox-wallet=${page.instance}`)
  expect((await answer(id, true)).status).toBe(200)
  expect(await connecting).toEqual([first.address])
  expect(await nextEvent()).toEqual({ type: 'ended' })
})

test('behavior: a window opened before its request waits for it', async () => {
  const page = await wallet.openPage()
  const id = randomUUID()
  const { body } = await fetch(`${wallet.url}/api/requests/${id}/events`)
  if (!body) throw new Error('There is no stream.')
  const told: unknown[] = []
  const listening = (async () => {
    for await (const event of readEvents(body)) return told.push(event)
    return 0
  })()
  const connecting = page.request('eth_requestAccounts', [], { surface: 'window', id })
  const { view } = await openWindow(id)
  expect(await view.json()).toMatchObject({ view: { id } })
  expect(told).toEqual([])
  await answer(id, true)
  expect(await connecting).toEqual([first.address])
  await listening
  expect(told).toEqual([{ type: 'ended' }])
})

test('behavior: a closed window is a rejection', async () => {
  const page = await wallet.openPage()
  const id = randomUUID()
  const connecting = page.request('eth_requestAccounts', [], { surface: 'window', id })
  const { close } = await openWindow(id)
  close()
  await expect(connecting).rejects.toMatchObject({ code: 4001 })
})

test('behavior: a window that is reloaded is not closed', async () => {
  const page = await wallet.openPage()
  const id = randomUUID()
  const connecting = page.request('eth_requestAccounts', [], { surface: 'window', id })
  const before = await openWindow(id)
  const after = await openWindow(id)
  before.close()
  expect(after.view.status).toBe(200)
  await answer(id, true)
  expect(await connecting).toEqual([first.address])
})

test('behavior: a window that never shows up is a rejection', async () => {
  const impatient = await startWallet({ timings: { windowOpensMs: 20 } })
  const page = await impatient.openPage()
  const connecting = page.request('eth_requestAccounts', [], { surface: 'window' })
  await expect(connecting).rejects.toMatchObject({ code: 4001 })
  await impatient.stop()
})

test('behavior: a window without a request learns so immediately', async () => {
  const page = await wallet.openPage()
  const id = randomUUID()
  const view = fetch(`${wallet.url}/api/requests/${id}`)
  await page.call('wallet_switchEthereumChain', [{ chainId: '0x1' }], { surface: 'window', id })
  expect(await (await view).json()).toEqual({ view: null })
})

test('behavior: a page that is left takes its requests with it', async () => {
  const page = await wallet.openPage()
  const id = randomUUID()
  await page.call('eth_requestAccounts', [], { surface: 'window', id })
  const { nextEvent } = await openWindow(id)
  page.leave()
  expect(await nextEvent()).toEqual({ type: 'ended' })
  expect(await wallet.control.getInstance(page.instance)).toMatchObject({
    pending: [],
    history: [{ id, outcome: 'dropped' }],
  })
})

test('error: the page cannot answer a request of a window', async () => {
  const page = await wallet.openPage()
  const id = randomUUID()
  await page.call('eth_requestAccounts', [], { surface: 'window', id })
  expect((await answer(id, true, wallet.appOrigin)).status).toBe(403)
  const asPanel = await fetch(`${wallet.url}/__sandbox/wallet/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: wallet.appOrigin },
    body: JSON.stringify({ id, tab: page.tab, approve: true }),
  })
  expect(asPanel.status).toBe(404)
})

test('behavior: a request of the panel is answered by its own page only', async () => {
  const page = await wallet.openPage()
  const id = randomUUID()
  const connecting = page.request('eth_requestAccounts', [], { surface: 'panel', id })
  await wallet.control.waitForRequest({ instance: page.instance })
  const answerPanel = (tab: string) =>
    fetch(`${wallet.url}/__sandbox/wallet/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: wallet.appOrigin },
      body: JSON.stringify({ id, tab, approve: true }),
    })
  expect((await answerPanel(randomUUID())).status).toBe(404)
  expect((await answerPanel(page.tab)).status).toBe(200)
  expect(await connecting).toEqual([first.address])
})
