import { fakeLogin, fakeWallet } from '@latchkey/kit/testing'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { getViews, openOn } from '../../testing/openOn.tsx'

afterEach(cleanup)

test.each([
  ['a login', 'wallet-features-fund-wallet-button', fakeLogin()],
  ['any other wallet', 'w3m-account-default-fund-wallet-button', fakeWallet()],
] as const)(
  'K-ACC-02: the account of %s offers methods to fund it',
  async (_, button, connected) => {
    const kit = await openOn([{ view: 'Account' }], { connected })
    await userEvent.click(await screen.findByTestId(button))
    await userEvent.click(await screen.findByText('Receive funds'))
    expect(getViews(kit)).toEqual(['Account', 'FundWallet', 'WalletReceive'])
  },
)

test('K-BUY-07: a method that is turned off is hidden', async () => {
  const connected = fakeWallet()
  await openOn([{ view: 'Account' }, { view: 'FundWallet' }], {
    connected,
    features: { receive: false },
  })
  expect(screen.queryByTestId('wallet-features-receive-button')).toBeNull()
})

test('K-ACC-02: the feature buttons are hidden if none is offered or the app turns them off', async () => {
  for (const features of [{ receive: false, send: false }, { walletFeaturesOrder: [] }]) {
    await openOn([{ view: 'Account' }], { connected: fakeWallet(), features })
    await screen.findByTestId('single-account-avatar')
    expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull()
    cleanup()
  }
})
