import type { Connector } from '@latchkey/core'
import { bitcoin } from '@latchkey/core/networks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { createTestKeys } from '../testing/createTestKeys.ts'
import { fakeInjectedWallet } from '../testing/fakeInjectedWallet.ts'
import { fakeStandardWallet } from '../testing/fakeStandardWallet.ts'
import { walletError } from '../testing/walletError.ts'

const networks = [bitcoin]
const keys = createTestKeys()
const before = keys.accounts.p2wpkh.address
const after = keys.accounts.p2tr.address

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Watches a wallet that delays each reading of its accounts. Returns the reported addresses. */
async function watchSlow(readings: readonly { address?: string; afterMs: number }[]) {
  const rest = [...readings]
  const getAccounts = async () => {
    const { address, afterMs } = rest.shift() ?? { afterMs: 0 }
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    if (address === undefined) throw walletError(-32_603, 'Busy')
    return [address]
  }
  const fake = fakeInjectedWallet({ keys, answers: { getAccounts } })
  const connector: Connector = {
    provider: fake.handle,
    info: { id: 'test', type: 'ANNOUNCED', name: 'Test', namespace: 'bip122' },
  }
  const options = { networks, silent: false, signal: undefined }
  const wallet = await createAdapter({ networks }).connect(connector, options)
  const heard: (string | undefined)[] = []
  wallet.watch({
    accountsChanged: ([account]) => heard.push(account?.address),
    networkChanged: () => {},
    disconnected: () => {},
  })
  for (const _ of readings) {
    fake.emit('accountsChanged')
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.advanceTimersByTimeAsync(20_000)
  return heard
}

test('S-62: does not report a slow reading that a later one has overtaken', async () => {
  const readings = [
    { address: before, afterMs: 10_000 },
    { address: after, afterMs: 0 },
  ]
  expect(await watchSlow(readings)).toEqual([after])
})

test('behavior: a later reading that fails or is pending overtakes none', async () => {
  const failing = [{ address: before, afterMs: 10_000 }, { afterMs: 0 }]
  expect(await watchSlow(failing)).toEqual([before])
  const slower = [
    { address: before, afterMs: 5_000 },
    { address: after, afterMs: 10_000 },
  ]
  expect(await watchSlow(slower)).toEqual([before, after])
})

test('K-WORLD-06: a live list that becomes empty means locked, until it is filled again', async () => {
  const fake = fakeStandardWallet({ keys })
  const connector: Connector = {
    provider: fake.handle,
    info: { id: 'test', type: 'ANNOUNCED', name: 'Test', namespace: 'bip122' },
  }
  const options = { networks, silent: false, signal: undefined }
  const wallet = await createAdapter({ networks }).connect(connector, options)
  const heard: number[] = []
  wallet.watch({
    accountsChanged: ({ length }) => heard.push(length),
    networkChanged: () => {},
    disconnected: () => heard.push(-1),
  })
  const { features } = fake.handle.target as {
    features: Record<string, { disconnect: () => unknown; connect: () => unknown }>
  }
  const tell = async () => {
    fake.emit('change')
    await vi.advanceTimersByTimeAsync(100)
  }
  await features['bitcoin:disconnect']?.disconnect()
  await tell()
  await features['bitcoin:connect']?.connect()
  await tell()
  expect(heard).toEqual([0, 2])
})
