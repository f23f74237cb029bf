import { walletAliases } from '@latchkey/core/directory'
import { closeModal } from '@latchkey/kit'
import {
  fakeDirectory,
  fakeLoginFrame,
  fakeWallet,
  type TestKit,
  toWalletId,
} from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakePairing } from '../testing/fakePairing.ts'
import { fetchViews } from '../testing/fetchViews.ts'
import { getViews, letFrameAnswer } from '../testing/openOn.tsx'
import { type RenderWithKitOptions, renderWithKit } from '../testing/renderWithKit.tsx'
import type { ConnectTarget } from './connectBy.ts'
import { useWalletButton } from './useWalletButton.ts'
import { WalletButton } from './WalletButton.tsx'

await fetchViews()
await import('./connectBy.ts')
afterEach(cleanup)

const metamask = { id: walletAliases.metamask, name: 'MetaMask', rdns: 'io.metamask' }
const directory = () => fakeDirectory({ wallets: [metamask, { id: toWalletId(9) }] })
const button = (wallet: ConnectTarget) =>
  screen.findByTestId<HTMLButtonElement>(`wallet-button-${wallet}`)
const press = async (wallet: ConnectTarget) => userEvent.click(await button(wallet))

/** Component with a button that uses `useWalletButton`, and the hook's fields as JSON. */
function Facts() {
  const { connect, data, error, ...facts } = useWalletButton()
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return (
    <>
      <button onClick={() => connect('metamask')} type="button">
        go
      </button>
      <output data-testid="facts">{JSON.stringify({ ...facts, data, code })}</output>
    </>
  )
}
const facts = () => JSON.parse(screen.getByTestId('facts').textContent ?? '{}')

function start(wallets: readonly ConnectTarget[], options: RenderWithKitOptions = {}) {
  const given = directory()
  const { kit } = renderWithKit(
    <>
      {wallets.map((wallet) => (
        <WalletButton key={wallet} wallet={wallet} />
      ))}
      <Facts />
    </>,
    { directoryUrl: given.url, ...options, ports: { fetch: given.fetch, ...options.ports } },
  )
  return { kit, asked: given.asked }
}
const seeViews = (kit: TestKit, ...views: readonly string[]) =>
  waitFor(() => expect(getViews(kit)).toEqual(views))

test('K-API-06: the button connects a page wallet and is disabled once connected', async () => {
  const wallet = fakeWallet({ name: 'MetaMask', info: { rdns: 'io.metamask' } })
  const { kit } = start(['metamask', 'rainbow'], { wallets: [wallet] })
  expect((await button('metamask')).textContent).toBe('MetaMask')
  await press('metamask')
  await waitFor(() => expect(kit.connection.getState().connections).toHaveLength(1))
  await waitFor(async () => expect((await button('metamask')).disabled).toBe(true))
  expect((await button('rainbow')).disabled).toBe(true)
  expect(wallet.requests).toEqual(['connect'])
})

test('K-API-06: the hook reports pending, data and error', async () => {
  const wallet = fakeWallet({ name: 'MetaMask', info: { rdns: 'io.metamask' }, rejects: 'connect' })
  const { kit } = start([], { wallets: [wallet] })
  expect(facts()).toMatchObject({ isReady: true, isPending: false })
  await userEvent.click(screen.getByText('go'))
  await waitFor(() => expect(facts()).toMatchObject({ isError: true, code: 'connection_rejected' }))
  wallet.behave({ hangs: 'connect' })
  act(() => closeModal(kit))
  await userEvent.click(screen.getByText('go'))
  await waitFor(() => expect(facts()).toMatchObject({ isPending: true, isError: false }))
  await waitFor(() => expect(kit.modal.getState().open).toBe(true))
  act(() => closeModal(kit))
  await waitFor(() => expect(facts()).toMatchObject({ isError: true, code: 'modal_closed' }))
  wallet.behave({})
  await userEvent.click(screen.getByText('go'))
  const address = wallet.getAccounts()[0]?.address
  await waitFor(() =>
    expect(facts()).toMatchObject({
      isSuccess: true,
      data: { address, chainNamespace: 'eip155', caipNetworkId: 'eip155:1' },
    }),
  )
})

test('K-API-06: after a failure the button offers to try again', async () => {
  const wallet = fakeWallet({ name: 'MetaMask', info: { rdns: 'io.metamask' }, rejects: 'connect' })
  start(['metamask'], { wallets: [wallet] })
  await press('metamask')
  await waitFor(async () => expect((await button('metamask')).textContent).toBe('Try again'))
  expect((await button('metamask')).disabled).toBe(false)
})

test('K-API-06: a wallet that is not installed connects through WalletConnect', async () => {
  const { options } = fakePairing()
  const { kit } = start(['metamask'], options)
  await press('metamask')
  await seeViews(kit, 'Connect', 'ConnectingWalletConnect')
  expect((await button('metamask')).textContent).toBe('Loading…')
})

test('K-API-06: `walletConnect` shows a pairing for any wallet', async () => {
  const { options } = fakePairing()
  const { kit } = start(['walletConnect'], options)
  await press('walletConnect')
  await seeViews(kit, 'ConnectingWalletConnect')
  await waitFor(() => expect(kit.connection.getState().pairing?.uri).toMatch(/^wc:/))
})

test('K-API-06: `email` and a social network open their logins', async () => {
  const { kit } = start(['email', 'google'], { frame: fakeLoginFrame() })
  await press('email')
  await seeViews(kit, 'EmailLogin')
  act(() => closeModal(kit))
  await press('google')
  await seeViews(kit, 'Connect', 'ConnectingSocial')
  await letFrameAnswer(kit)
})

test('K-API-06: the first press fetches all aliases in one request; none is sent before', async () => {
  const { kit, asked } = start(['metamask', 'rainbow', 'phantom'])
  expect(asked).toEqual([])
  await press('rainbow')
  await waitFor(async () => expect((await button('rainbow')).textContent).toBe('Try again'))
  await press('metamask')
  await waitFor(() => expect(getViews(kit)).toHaveLength(2))
  const aliases = asked.filter(({ searchParams }) =>
    searchParams.get('include')?.includes(walletAliases.rainbow),
  )
  expect(aliases).toHaveLength(1)
})
