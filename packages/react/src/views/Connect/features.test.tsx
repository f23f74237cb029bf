import {
  closeModal,
  openModal,
  setConnectMethodsOrder,
  setSocialsOrder,
  updateFeatures,
  updateRemoteFeatures,
} from '@latchkey/kit'
import { fakeLoginFrame, fakeWallet, settle } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fetchViews } from '../../testing/fetchViews.ts'
import { renderWithKit } from '../../testing/renderWithKit.tsx'

await fetchViews('Connect')
afterEach(cleanup)

async function start() {
  const { kit } = renderWithKit(null, {
    wallets: [fakeWallet({ id: 'amber', name: 'Amber' })],
    frame: fakeLoginFrame(),
    features: { email: true, socials: ['google', 'github', 'apple'] },
  })
  act(() => openModal(kit))
  await act(settle)
  await screen.findByTestId('wallet-selector-amber')
  return kit
}

test('K-INIT-08: with `features.pay` the page shows wallets, no e-mail and no social networks', async () => {
  const kit = await start()
  await waitFor(() => expect(getOrder(email, ...socials)).toHaveLength(4))
  act(() => updateFeatures(kit, { pay: true }))
  await waitFor(() => expect(getOrder(email, wallet, ...socials)).toEqual([wallet]))
})

/** Returns those of the test ids that the page contains, from top to bottom. */
function getOrder(...ids: readonly string[]): readonly string[] {
  const all = document.querySelectorAll<HTMLElement>('[data-testid]')
  return [...all].map(({ dataset }) => dataset['testid'] ?? '').filter((id) => ids.includes(id))
}
const email = 'wui-email-input'
const wallet = 'wallet-selector-amber'
const social = (name: string) => `social-selector-${name}`
const socials = ['google', 'github', 'apple'].map(social)

test('K-API-10: the order of the methods to connect changes while the modal is open', async () => {
  const kit = await start()
  await waitFor(() => expect(getOrder(email, wallet)).toEqual([wallet, email]))
  act(() => setConnectMethodsOrder(kit, ['email', 'wallet']))
  await waitFor(() => expect(getOrder(email, wallet, ...socials)).toEqual([email, wallet]))
  expect(kit.modal.getState().open).toBe(true)
})

test('K-API-10: the order of social networks changes while the modal is open', async () => {
  const kit = await start()
  await waitFor(() => expect(getOrder(...socials)).toEqual(socials))
  act(() => setSocialsOrder(kit, ['apple', 'x']))
  await waitFor(() =>
    expect(getOrder(...socials)).toEqual(['apple', 'google', 'github'].map(social)),
  )
})

test('K-API-10: features of the app change while the modal is open, each on its own', async () => {
  const kit = await start()
  act(() => updateFeatures(kit, { email: false }))
  await waitFor(() => expect(getOrder(email, wallet)).toEqual([wallet]))
  await waitFor(() => expect(getOrder(...socials)).toEqual(socials))
  act(() => updateFeatures(kit, { email: true, collapseWallets: true }))
  await waitFor(() =>
    expect(getOrder(email, wallet, 'w3m-collapse-wallets-button')).toContain(email),
  )
  expect(screen.queryByTestId(wallet)).toBeNull()
})

test('K-API-10: remote features change the open modal and override the app and the project', async () => {
  const kit = await start()
  act(() => updateRemoteFeatures(kit, { email: false, socials: ['x'] }))
  await waitFor(() =>
    expect(getOrder(email, wallet, ...socials, social('x'))).toEqual([wallet, social('x')]),
  )
  act(() => updateFeatures(kit, { email: true }))
  await waitFor(() => expect(getOrder(email)).toEqual([]))
  act(() => updateRemoteFeatures(kit, { email: true }))
  await waitFor(() => expect(getOrder(email)).toEqual([email]))
  act(() => closeModal(kit))
})
