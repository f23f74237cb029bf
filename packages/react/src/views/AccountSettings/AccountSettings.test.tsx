import { shortenAddress } from '@latchkey/core'
import { getAccount, openModal } from '@latchkey/kit'
import { getSmartAccountVersion } from '@latchkey/kit/auth'
import { fakeLogin, fakeLoginFrame, fakeWallet, loginAddresses } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews, hanging, logIn, openOn, refusing, showPages } from '../../testing/openOn.tsx'
import { renderWithKit } from '../../testing/renderWithKit.tsx'

await fetchViews('Account', 'AccountSettings', 'SmartAccountSettings')

afterEach(cleanup)

const email = 'player@example.com'

async function openSettings(
  options: Parameters<typeof fakeLoginFrame>[0] = {},
  { developerSettings }: { developerSettings?: boolean } = { developerSettings: true },
) {
  const frame = fakeLoginFrame({ smartNetworks: [1], ...options })
  const features = developerSettings === undefined ? {} : { developerSettings }
  const { kit } = renderWithKit(null, { frame, features })
  await logIn(kit, email)
  showPages(kit, [{ view: 'Account' }, { view: 'AccountSettings' }])
  await screen.findByTestId('account-switch-network-button')
  return kit
}

const fakePage = (href: string) => ({
  href: () => href,
  title: () => 'Example',
  device: () => ({
    os: 'other' as const,
    mobile: false,
    touch: false,
    safari: false,
    telegram: false,
    framed: false,
  }),
  topOrigin: () => undefined,
  claimName: () => () => {},
})

const toggle = () => screen.findByTestId('account-toggle-preferred-account-type')

test('default: the wallet of a login opens the account settings', async () => {
  const kit = await openOn([{ view: 'ProfileWallets' }], { connected: fakeLogin({ email }) })
  await userEvent.click(await screen.findByTestId('wui-active-profile-wallet-item-more-button'))
  await screen.findByTestId('account-switch-network-button')
  expect(getViews(kit)).toEqual(['ProfileWallets', 'AccountSettings'])
  expect(screen.getByTestId('w3m-header-text').textContent).toBe('')
})

test('behavior: a wallet without a login has no settings button', async () => {
  await openOn([{ view: 'ProfileWallets' }], { connected: fakeWallet() })
  await screen.findByTestId('wui-active-profile-wallet-item')
  expect(screen.queryByTestId('wui-active-profile-wallet-item-more-button')).toBeNull()
})

test('K-SET-05: the toggle changes between smart account and EOA, and the address with it', async () => {
  const kit = await openSettings()
  await userEvent.click(await screen.findByTestId('account-smart-account-settings-button'))
  expect((await toggle()).textContent).toContain('Use simple account')
  expect(getAccount(kit).address).toBe(loginAddresses.smartAccount)
  await userEvent.click(await toggle())
  await waitFor(() => expect(getAccount(kit).address).toBe(loginAddresses.eoa))
  await screen.findByText('Use smart account')
})

test('K-SET-05: the row is busy until the frame answers', async () => {
  await openSettings(hanging('SET_PREFERRED_ACCOUNT'))
  await userEvent.click(await screen.findByTestId('account-smart-account-settings-button'))
  await userEvent.click(await toggle())
  expect((await toggle()).getAttribute('aria-busy')).toBe('true')
})

test('K-SET-05: a failed switch keeps the EOA active', async () => {
  const kit = await openSettings(refusing('SET_PREFERRED_ACCOUNT', 'no'))
  await userEvent.click(await screen.findByTestId('account-smart-account-settings-button'))
  await userEvent.click(await toggle())
  await waitFor(() => expect(getAccount(kit).address).toBe(loginAddresses.eoa))
})

test('K-SET-06: the row for smart accounts is hidden on a network that does not support them', async () => {
  await openSettings({ smartNetworks: [] })
  expect(screen.queryByTestId('account-smart-account-settings-button')).toBeNull()
})

test('K-SET-06: developer rows show only with `developerSettings`', async () => {
  await openSettings({}, {})
  expect(screen.queryByTestId('account-smart-account-settings-button')).toBeNull()
  cleanup()
  await openSettings({}, { developerSettings: true })
  expect(screen.getByTestId('account-smart-account-settings-button')).toBeTruthy()
})

test('K-SET-06: the texts contain no developer terms', async () => {
  await openSettings()
  await userEvent.click(screen.getByTestId('account-smart-account-settings-button'))
  await toggle()
  expect(screen.getByTestId('w3m-modal-card').textContent).not.toMatch(/EOA|force|entry ?point/i)
})

test('K-SET-05: the toggle names the address it changes to', async () => {
  await openSettings()
  expect(
    (await screen.findByTestId('account-smart-account-settings-button')).textContent,
  ).toContain('You are using a smart account.')
  await userEvent.click(screen.getByTestId('account-smart-account-settings-button'))
  expect((await toggle()).textContent).toContain(shortenAddress(loginAddresses.eoa))
})

test('K-SET-06: the smart account version can be switched on localhost, and nowhere else', async () => {
  await openSettings()
  await userEvent.click(await screen.findByTestId('account-smart-account-settings-button'))
  await toggle()
  expect(screen.queryByTestId('account-toggle-smart-account-version')).toBeNull()
  cleanup()
  let reloads = 0
  const kit = await openOn([{ view: 'AccountSettings' }, { view: 'SmartAccountSettings' }], {
    connected: fakeLogin({ email }),
    ports: { reloadPage: () => reloads++, page: fakePage('http://localhost:3000/') },
  })
  const version = () => screen.findByTestId('account-toggle-smart-account-version')
  await userEvent.click(await version())
  expect(reloads).toBe(1)
  expect(getSmartAccountVersion(kit)).toBe('v6')
})

test('behavior: without an account the page is empty', async () => {
  const { kit } = renderWithKit(null)
  act(() => openModal(kit, { view: 'AccountSettings' }))
  await screen.findByTestId('w3m-modal-card')
  expect(screen.queryByTestId('disconnect-button')).toBeNull()
})
