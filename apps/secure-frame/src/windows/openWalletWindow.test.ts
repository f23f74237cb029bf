import { expect, test, vi } from 'vitest'
import { openWalletWindow } from './openWalletWindow.ts'

const createView = (opened: object | null) => {
  const open = vi.fn((_url: string, _name: string) => opened)
  const view = { open, crypto: globalThis.crypto } as unknown as Window & typeof globalThis
  return { open, view }
}

test('S-17: each window has a unique, unguessable name and keeps its opener', () => {
  const { open, view } = createView({})
  expect([openWalletWindow(view), openWalletWindow(view)]).toEqual([true, true])
  const names = open.mock.calls.map(([, name]) => name)
  expect(new Set(names).size).toBe(2)
  for (const [url, name, ...features] of open.mock.calls) {
    expect(url).toBe('/wallet')
    expect(name).toMatch(/^wallet-[0-9a-f-]{36}$/)
    expect(features).toEqual([])
  }
})

test('behavior: a blocked window returns false', () => {
  expect(openWalletWindow(createView(null).view)).toBe(false)
})
