import { RequestTimedOutError, type SendFeatures } from '@latchkey/core'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { watchSends } from '../send/watchSends.ts'
import { refreshSwaps, watchSwaps } from '../swap/watchSwaps.ts'
import { createTestKit, fakePorts } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const sent = `{"id":"one","from":"${account}","caipNetworkId":"eip155:1","state":"sent","hash":"0xa1","to":"0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359","amount":"1","symbol":"ETH"}`
const swapped = `{"id":"one/swap","from":"${account}","caipNetworkId":"eip155:1","state":"sent","hash":"0xb1","act":"swap","sold":"1 GOLD","bought":"2 ROSE"}`
const toList = (row: string) => `{"v":1,"data":{"eip155":[${row}]}}`
const late = () => Promise.reject(new RequestTimedOutError({ what: 'it', deadlineMs: 1 }))

/** Opens a page over a stored request. The test controls the answers and the page's visibility. */
function open(items: Readonly<Record<string, string>>, answer: SendFeatures['waitFor'] = late) {
  const control = { answer, hidden: false }
  const asked: string[] = []
  const waitFor: SendFeatures['waitFor'] = (request, options) => {
    asked.push(request.id)
    return control.answer(request, options)
  }
  const kit = createTestKit({
    connected: fakeWallet({ send: { waitFor } }),
    ports: {
      storage: createMemoryStorage(items),
      page: { ...fakePorts().page, isHidden: () => control.hidden },
    },
  })
  const messages: string[] = []
  kit.toasts.subscribe(({ toast }, before) => {
    if (toast && toast !== before.toast) messages.push(toast.message)
  })
  const pass = async (ms: number) => {
    kit.test.clock.advance(ms)
    await settle()
  }
  return { kit, control, asked, messages, pass }
}

function openSend(answer?: SendFeatures['waitFor']) {
  const opened = open({ '@latchkey/send_requests': toList(sent) }, answer)
  watchSends(opened.kit)
  return opened
}

test('S-138: a late transfer is checked every 30 s, and not while the page is hidden', async () => {
  const { control, asked, pass } = openSend()
  await pass(29_999)
  expect(asked).toEqual([])
  await pass(1)
  await pass(30_000)
  expect(asked).toEqual(['0xa1', '0xa1'])
  control.hidden = true
  for (let checks = 0; checks < 100; checks += 1) await pass(30_000)
  expect(asked).toHaveLength(2)
  control.hidden = false
  await pass(30_000)
  expect(asked).toHaveLength(3)
})

test('S-138: a transfer without an outcome is checked at most 99 times', async () => {
  const { kit, asked, pass } = openSend()
  for (let checks = 0; checks < 98; checks += 1) await pass(30_000)
  expect(kit.toasts.getState().pending).toMatchObject([{ message: 'Sending 1 ETH' }])
  for (let checks = 0; checks < 3; checks += 1) await pass(30_000)
  expect(asked).toHaveLength(99)
  expect([kit.toasts.getState().pending, kit.test.clock.getTimerCount()]).toEqual([[], 0])
})

test('S-138: no check begins while the one before has no answer', async () => {
  const { asked, pass } = openSend(() => new Promise(() => {}))
  for (let checks = 0; checks < 3; checks += 1) await pass(30_000)
  expect(asked).toEqual(['0xa1'])
})

test('K-SWAP-09: the outcome of a swap is shown once, however often its list is read', async () => {
  let mine = () => {}
  const mined = new Promise<void>((resolve) => {
    mine = resolve
  })
  const { kit, asked, messages, pass } = open(
    { '@latchkey/swap_requests': toList(swapped) },
    () => mined,
  )
  watchSwaps(kit)
  for (let reads = 0; reads < 3; reads += 1) refreshSwaps(kit)
  expect(asked).toEqual(['0xb1'])
  mine()
  await pass(0)
  refreshSwaps(kit)
  for (let seconds = 0; seconds < 60; seconds += 10) await pass(10_000)
  expect(messages).toEqual(['Swapped 1 GOLD to 2 ROSE'])
  expect(asked).toEqual(['0xb1'])
})
