import { fakeProvider } from '@latchkey/adapter-eip155/testing'
import { connect } from '@latchkey/kit'
import { refuse } from '@latchkey/product-api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { address, memberSession } from '../testing/fakeServer.ts'
import { renderApp } from '../testing/renderApp.tsx'

const info = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Test Wallet',
  rdns: 'test.wallet',
  icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
}

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
})

/** Announces a wallet with the member's account by EIP-6963. */
function announceWallet() {
  const provider = fakeProvider({ accounts: [address] })
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  cleanups.push(() => window.removeEventListener('eip6963:requestProvider', announce))
  return provider
}

test('K-SIWX-06b, S-102: a lost server requests no signature, and its return checks again', async () => {
  const provider = announceWallet()
  let lost = true
  const answer = { session: memberSession, csrfToken: 't', serverTime: '2030-01-15T10:00:00.000Z' }
  const { app, hear, end } = await renderApp(
    '/leaderboard',
    { session: memberSession },
    { getSession: () => (lost ? refuse('unavailable') : answer) },
  )
  cleanups.push(end)
  const signIn = () => app.kit.connection.getState().signIn
  await act(() => connect(app.kit, { namespace: 'eip155', connectorId: info.rdns }))
  await waitFor(() => expect(signIn()).toBe('unreachable'), { timeout: 25_000 })
  const button = await within(screen.getByRole('banner')).findByTestId('account-button')
  expect(within(button).getByRole('img', { name: /^Sign-in not checked/ })).toBeTruthy()
  expect(app.kit.modal.getState().open).toBe(false)
  expect(app.kit.toasts.getState().toast).toBeUndefined()
  lost = false
  await hear()
  await waitFor(() => expect(signIn()).toBe('signed'))
  expect(within(button).queryByRole('img', { name: /^Sign-in not checked/ })).toBeNull()
  expect(provider.requests.map(({ method }) => method)).not.toContain('personal_sign')
}, 40_000)
