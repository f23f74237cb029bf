import { getSession, listActivity, listDevices, readRecovery } from '@latchkey/frame-api/endpoints'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeSession } from '../../testing/createFakeFrameServer.ts'
import { createBarePage, createTestPage } from '../../testing/createTestPage.ts'
import { DashboardPage } from '../dashboard/DashboardPage.tsx'
import { WalletPage } from './WalletPage.tsx'

afterEach(cleanup)

/**
 * Creates a wallet page that runs with the services of a frame in separate storage. Requests by
 * `mailedClient` carry only the page's own cookies.
 */
async function openPage(login: 'email' | 'github' = 'email') {
  const frame = await createTestPage()
  const session = { ...fakeSession, login, wallet: frame.session?.wallet ?? null }
  frame.remote.answer(getSession, () => ({ session, serverTime: '2030-01-15T10:00:00.000Z' }))
  frame.remote.answer(listDevices, () => ({ devices: [] }))
  frame.remote.answer(listActivity, () => ({ entries: [], nextCursor: null }))
  const page = createBarePage()
  const { services, database, remote } = frame
  const show = () =>
    render(<WalletPage mailedClient={page.remote.client} onNews={vi.fn()} services={services} />)
  const lose = () => database.remove('wallets', fakeSession.userId)
  const asks = (of: typeof remote) => of.calls.some(({ path }) => path === readRecovery.path)
  return { show, lose, asksFrame: () => asks(remote), asksPage: () => asks(page.remote) }
}

test('S-24: if the frame has the wallet, the page shows code, devices and export', async () => {
  const { show, asksFrame, asksPage } = await openPage()
  show()
  await screen.findByRole('button', { name: 'Show the code' })
  for (const name of ['Devices', 'Activity', 'Export']) screen.getByRole('heading', { name })
  expect([asksFrame(), asksPage()]).toEqual([false, false])
})

test.each([
  ['email', 'page'],
  ['github', 'frame'],
] as const)(
  'S-25: without the wallet a login by %s recovers with the cookies of the %s',
  async (login, place) => {
    const { show, lose, asksFrame, asksPage } = await openPage(login)
    await lose()
    show()
    await screen.findByRole('heading', { name: 'Recover your wallet' })
    await waitFor(() =>
      expect({ frame: asksFrame(), page: asksPage() }).toEqual({
        frame: place === 'frame',
        page: place === 'page',
      }),
    )
    await screen.findByRole('button', { name: 'I have lost my recovery code' })
  },
)

test('behavior: a page without a login explains where the login may be', async () => {
  const { services } = createBarePage()
  render(<DashboardPage onNews={vi.fn()} services={services} />)
  expect(await screen.findByText(/the browser keeps your login inside the app/)).toBeDefined()
})
