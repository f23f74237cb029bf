import { fakeAdapter, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useAccount } from '../hooks/account/useAccount.ts'
import { useTheme } from '../hooks/appearance/useTheme.ts'
import { type UseKitReturnType, useKit } from '../hooks/modal/useKit.ts'
import { useKitEvents } from '../hooks/modal/useKitEvents.ts'
import { useKitState } from '../hooks/modal/useKitState.ts'
import { fakeApi } from '../testing/fakeApi.ts'
import { fetchViews } from '../testing/fetchViews.ts'
import { renderWithKit } from '../testing/renderWithKit.tsx'
import { readSwapBalance, router, swapAnswers } from '../testing/swapStory.ts'

await fetchViews('WalletSend', 'Swap')
afterEach(cleanup)

const options = {
  connected: fakeWallet(),
  adapters: [fakeAdapter({ getBalance: readSwapBalance })],
  blockchainApiUrl: 'https://api.example',
  swap: { routers: { 'eip155:1': [router] } },
  ports: { fetch: fakeApi(swapAnswers) },
}

function Reader({ onRead }: { readonly onRead: (kit: UseKitReturnType) => void }) {
  onRead(useKit())
  return null
}

/** Renders an app that calls `useKit`, and returns the result of the hook. */
function start() {
  const read: UseKitReturnType[] = []
  renderWithKit(<Reader onRead={(kit) => read.push(kit)} />, options)
  const [kit] = read
  if (!kit) throw new Error('the app was not drawn')
  return kit
}

const field = (testId: string) => screen.findByTestId<HTMLInputElement>(testId)
const shown = (testId: string) => screen.findByTestId(testId).then((part) => part.textContent)

test('K-API-03: `open` with arguments for Swap fills the form in', async () => {
  const kit = start()
  const data = { fromToken: 'gold', toToken: 'rose', amount: '12.5' }
  act(() => kit.open({ view: 'Swap', data }))
  await waitFor(async () => expect((await field('swap-input-sourceToken')).value).toBe('12.5'))
  expect(await shown('swap-input-token-sourceToken')).toBe('GOLD')
  expect(await shown('swap-input-token-toToken')).toBe('ROSE')
})

test('K-API-03: `open` with arguments for Send fills in a read-only form', async () => {
  const kit = start()
  const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
  const data = { caipNetworkId: 'eip155:1', amount: '0.1', to } as const
  act(() => kit.open({ view: 'WalletSend', data }))
  await waitFor(async () => expect((await field('send-amount-input')).value).toBe('0.1'))
  expect((await field('send-receiver-input')).value).toBe(to)
  expect((await field('send-amount-input')).readOnly).toBe(true)
})

test('K-API-03: every subscription reports changes until it is unsubscribed', () => {
  const kit = start()
  const told: string[] = []
  const sources = [
    ['account', kit.connection, () => kit.connection.setState({ recentConnectorIds: ['one'] })],
    ['state', kit.modal, () => kit.open({ view: 'Networks' })],
    ['theme', kit.preferences, () => kit.preferences.setState({ themeMode: 'light' })],
    ['events', kit.events, () => kit.close()],
  ] as const
  const stops = sources.map(([name, source]) => source.subscribe(() => told.push(name)))
  for (const [, , change] of sources) act(change)
  expect(new Set(told)).toEqual(new Set(['account', 'state', 'theme', 'events']))
  for (const stop of stops) stop()
  told.length = 0
  for (const [, , change] of sources) act(change)
  act(() => kit.connection.setState({ recentConnectorIds: ['two'] }))
  expect(told).toEqual([])
})

/** Wraps a store's `subscribe` to count its current subscribers. */
function count(source: { subscribe: (listener: () => void) => () => void }) {
  const { subscribe } = source
  const listeners = new Set<object>()
  Object.assign(source, {
    subscribe: (listener: () => void) => {
      const key = {}
      listeners.add(key)
      const stop = subscribe(listener)
      return () => {
        listeners.delete(key)
        stop()
      }
    },
  })
  return () => listeners.size
}

function Hooks() {
  useAccount()
  useKitEvents()
  useKitState()
  useTheme()
  return null
}

function Page() {
  const [shows, setShows] = useState(false)
  return (
    <button onClick={() => setShows(!shows)} type="button">
      Turn{shows && <Hooks />}
    </button>
  )
}

test('K-API-03: unmounted hooks leave no subscription behind', async () => {
  const read: UseKitReturnType[] = []
  renderWithKit(
    <>
      <Reader onRead={(kit) => read.push(kit)} />
      <Page />
    </>,
    options,
  )
  const [kit] = read
  const counts = kit ? [kit.connection, kit.modal, kit.preferences, kit.events].map(count) : []
  const before = counts.map((get) => get())
  act(() => screen.getByText('Turn').click())
  expect(counts.map((get) => get() > 0)).toEqual([true, true, true, true])
  act(() => screen.getByText('Turn').click())
  expect(counts.map((get) => get())).toEqual(before)
})
