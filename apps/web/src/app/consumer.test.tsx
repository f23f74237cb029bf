import { fakeProvider } from '@latchkey/adapter-eip155/testing'
import { mainnet } from '@latchkey/core/networks'
import { KitButton, KitProvider } from '@latchkey/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

const adapters = [
  {
    namespace: 'eip155',
    discover: () => import('@latchkey/adapter-eip155/discover'),
    load: () => import('@latchkey/adapter-eip155'),
  },
] as const

const info = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Test Wallet',
  rdns: 'test.wallet',
  icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** Announces a wallet by EIP-6963 until the returned function is called. */
function announceWallet() {
  const provider = fakeProvider()
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  return () => window.removeEventListener('eip6963:requestProvider', announce)
}

let stopAnnouncing = () => {}
afterEach(() => stopAnnouncing())

test('K-WORLD-22: a component test in jsdom opens the modal and connects without patches', async () => {
  stopAnnouncing = announceWallet()
  render(
    <KitProvider adapters={adapters} networks={[mainnet]} projectId="test">
      <KitButton />
    </KitProvider>,
  )
  await userEvent.click(screen.getByTestId('connect-button'))
  await userEvent.click(await screen.findByText('Test Wallet'))
  expect(await screen.findByTestId('account-button')).toBeTruthy()
  expect(screen.getByTestId('w3m-modal').hasAttribute('open')).toBe(false)
})
