import { fakeDirectory, fakePorts, fakeWallet, toWalletId } from '@latchkey/kit/testing'
import { act, cleanup, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fakePairing } from '../testing/fakePairing.ts'
import { type RenderWithKitOptions, renderWithKit } from '../testing/renderWithKit.tsx'
import { type UseWalletsReturnType, useWallets } from './useWallets.ts'

await import('@latchkey/kit/query')
afterEach(cleanup)

type ReadProps = { readonly onRead: (value: UseWalletsReturnType) => void }

function Read({ onRead }: ReadProps): ReactNode {
  onRead(useWallets())
  return null
}

const rows = Array.from({ length: 50 }, (_, index) => ({ name: `Wallet ${index + 1}` }))
const allowed = { features: [{ id: 'headless', config: [] }], wallets: rows }
const basalt = () => fakeWallet({ id: 'basalt', name: 'Basalt' })

function start(options: RenderWithKitOptions = {}, given = fakeDirectory(allowed)) {
  const values: UseWalletsReturnType[] = []
  const { kit } = renderWithKit(<Read onRead={(value) => values.push(value)} />, {
    directoryUrl: given.url,
    features: { headless: true },
    ...options,
    ports: { fetch: given.fetch, ...options.ports },
  })
  const getLast = () => {
    const last = values.at(-1)
    if (!last) throw new Error('the hook has not run')
    return last
  }
  const see = (expected: object) => waitFor(() => expect(getLast()).toMatchObject(expected))
  return { kit, getLast, see, asked: given.asked }
}
const namesOf = (wallets: UseWalletsReturnType['wallets']) => wallets.map(({ name }) => name)

test('K-API-07: lists installed wallets first, then those that the directory suggests', async () => {
  const { getLast, see } = start({ wallets: [basalt()] })
  await see({ isInitialized: true })
  await waitFor(() => expect(getLast().wallets.length).toBeGreaterThan(1))
  const [first, second] = getLast().wallets
  expect(first).toMatchObject({ name: 'Basalt', isInjected: true, isRecent: false })
  expect(first?.connectors).toEqual([{ connectorId: 'basalt', namespace: 'eip155' }])
  expect(second).toMatchObject({ isInjected: false, connectors: [] })
})

test('K-API-07: pages are appended, and a search replaces the list', async () => {
  const { getLast, see } = start()
  await see({ isInitialized: true })
  expect(getLast()).toMatchObject({ page: 0, wcWallets: [] })
  act(() => getLast().fetchWallets())
  await see({ page: 1, count: 50, isFetchingWallets: false })
  expect(getLast().wcWallets).toHaveLength(40)
  act(() => getLast().fetchWallets({ page: 2 }))
  await see({ page: 2 })
  expect(namesOf(getLast().wcWallets)).toEqual(rows.map(({ name }) => name))
  act(() => getLast().fetchWallets({ search: 'Wallet 7' }))
  await see({ page: 1, count: 1 })
  expect(namesOf(getLast().wcWallets)).toEqual(['Wallet 7'])
  act(() => getLast().fetchWallets({ include: [toWalletId(3)], entries: 5 }))
  await waitFor(() => expect(namesOf(getLast().wcWallets)).toEqual(['Wallet 3']))
})

test('K-API-07: connects an installed wallet without opening a view of the kit', async () => {
  const { kit, getLast, see } = start({ wallets: [basalt()] })
  await see({ isInitialized: true })
  await waitFor(() => expect(namesOf(getLast().wallets)).toContain('Basalt'))
  const [wallet] = getLast().wallets
  if (!wallet) throw new Error('there is a wallet')
  act(() => getLast().connect(wallet))
  expect(getLast().connectingWallet?.name).toBe('Basalt')
  await waitFor(() => expect(kit.connection.getState().connections).toHaveLength(1))
  await see({ connectingWallet: undefined, wcError: undefined })
  expect(kit.modal.getState().open).toBe(false)
})

test('K-API-07: reports why a wallet was not connected', async () => {
  const { getLast, see } = start({
    wallets: [fakeWallet({ id: 'basalt', name: 'Basalt', rejects: 'connect' })],
  })
  await see({ isInitialized: true })
  await waitFor(() => expect(namesOf(getLast().wallets)).toContain('Basalt'))
  const [wallet] = getLast().wallets
  if (wallet) act(() => getLast().connect(wallet))
  await see({ wcError: { code: 'connection_rejected' } })
})

test('K-API-07: any other wallet gets a pairing URI, which a reset removes', async () => {
  const { options } = fakePairing()
  const { kit, getLast, see } = start(options)
  await see({ isInitialized: true })
  act(() => getLast().fetchWallets())
  await see({ page: 1 })
  const [wallet] = getLast().wcWallets
  const wcPayUrl = 'https://pay.example/1'
  if (wallet) act(() => getLast().connect(wallet, 'eip155', { wcPayUrl }))
  expect(getLast()).toMatchObject({ isFetchingWcUri: true, connectingWallet: wallet })
  await waitFor(() => expect(getLast().wcUri).toMatch(/^wc:.+&pay=https%3A%2F%2Fpay\.example%2F1$/))
  expect(getLast().isFetchingWcUri).toBe(false)
  act(() => getLast().resetWcUri())
  expect(getLast().wcUri).toBeUndefined()
  act(() => getLast().getWcUri())
  await waitFor(() => expect(getLast().wcUri).toMatch(/^wc:[^&]+(?:&(?!pay=)[^&]+)*$/))
  expect(kit.modal.getState().open).toBe(false)
})

test.each([
  ['the app', {}, fakeDirectory(allowed)],
  ['the project', { headless: true }, fakeDirectory({ ...allowed, features: [] })],
])(
  'K-API-07: if %s does not allow it, the hook does nothing and an alert says so',
  async (_, features, given) => {
    const wallet = basalt()
    const { kit, getLast } = start({ features, wallets: [wallet] }, given)
    act(() => kit.preload())
    await waitFor(() =>
      expect(kit.alerts.getState().alerts).toMatchObject([
        { code: 'headless_not_enabled', variant: 'info' },
      ]),
    )
    const asked = given.asked.length
    act(() => {
      getLast().fetchWallets()
      getLast().getWcUri()
      getLast().connect({
        id: 'basalt',
        name: 'Basalt',
        connectors: [{ connectorId: 'basalt', namespace: 'eip155' }],
        isInjected: true,
        isRecent: false,
      })
    })
    expect(getLast()).toMatchObject({ wallets: [], wcWallets: [], isInitialized: false })
    expect(wallet.requests).toEqual([])
    expect(given.asked.length).toBe(asked)
  },
)

test('behavior: on a phone, a wallet with a browse link opens instead of a pairing', async () => {
  const opened: string[] = []
  const { page } = fakePorts()
  const device = () => ({ ...page.device(), os: 'ios' as const, mobile: true })
  const phantom = { id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393' }
  const { getLast, see } = start(
    {
      ports: {
        page: { ...page, device },
        openWindow: (url) => {
          opened.push(url)
          return null
        },
      },
    },
    fakeDirectory({ ...allowed, wallets: [{ ...phantom, name: 'Phantom' }] }),
  )
  await see({ isInitialized: true })
  act(() => getLast().fetchWallets())
  await see({ page: 1 })
  const [wallet] = getLast().wcWallets
  await waitFor(() => {
    if (wallet) act(() => getLast().connect(wallet))
    expect(opened[0]).toContain('phantom')
  })
})
