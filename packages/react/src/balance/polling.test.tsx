import { fakeAdapter, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithKit } from '../testing/renderWithKit.tsx'
import { useNativeBalance } from './useNativeBalance.ts'
import { useTokenAmount } from './useTokenAmount.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Shown() {
  return <output>{String(useNativeBalance().data?.amount)}</output>
}

/** Component that reads a token amount as the send and swap forms do. */
function Held() {
  return <output>{String(useTokenAmount({ symbol: 'ETH' }))}</output>
}

/** Makes the page visible or hidden, as when the user switches tabs. */
function see(visible: boolean) {
  const state = visible ? 'visible' : 'hidden'
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Renders a balance. `answerMs` is the time the node takes to answer. */
async function show({ answerMs = 0, shown = <Shown /> } = {}) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  const reads = { count: 0, open: 0, most: 0 }
  const wallet = fakeWallet()
  const adapter = fakeAdapter({
    wallets: [wallet],
    getBalance: async () => {
      reads.count += 1
      reads.open += 1
      reads.most = Math.max(reads.most, reads.open)
      await new Promise((resolve) => {
        setTimeout(resolve, answerMs)
      })
      reads.open -= 1
      return { amount: 7n, decimals: 18, symbol: 'ETH' }
    },
  })
  renderWithKit(shown, { connected: wallet, adapters: [adapter] })
  await pass(answerMs + 100)
  expect(reads.count).toBe(1)
  return reads
}

test('S-138: a visible balance is read every 30 s, but not while the page is hidden', async () => {
  const reads = await show()
  await pass(60_000)
  expect(reads.count).toBe(3)
  see(false)
  await pass(600_000)
  expect(reads.count).toBe(3)
  see(true)
  await pass(30_000)
  expect(reads.count).toBeGreaterThan(3)
})

test('behavior: the balance of a token amount is read every 10 s', async () => {
  const reads = await show({ shown: <Held /> })
  await pass(30_000)
  expect(reads.count).toBe(4)
})

test('S-138: a slow read ends before the next one starts', async () => {
  const reads = await show({ answerMs: 70_000 })
  await pass(600_000)
  expect(reads.count).toBeGreaterThan(2)
  expect(reads.most).toBe(1)
})
