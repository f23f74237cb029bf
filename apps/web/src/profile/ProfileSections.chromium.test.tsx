import '../styles/app.css'
import type { Purchase } from '@latchkey/product-api'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { memberSession } from '../testing/fakeServer.ts'
import { type RenderFrameOptions, renderFrame } from '../testing/renderFrame.tsx'

beforeEach(() => localStorage.setItem('cookieConsent', 'false'))
afterEach(async () => {
  cleanup()
  await page.viewport(1280, 800)
})

const at = '2030-01-10T10:00:00.000Z'
const purchase: Purchase = {
  id: 'purchase00000001',
  itemId: 'brass-lantern',
  itemName: 'Brass lantern',
  price: 120,
  state: 'delivered',
  boughtAt: at,
  to: 'club',
  deliveredAt: at,
  receipt: 'mk-1',
  refundedAt: null,
  refundReason: null,
}
const purchases = [
  purchase,
  { ...purchase, itemId: 'storm-cloak', itemName: 'Storm cloak', id: 'purchase00000002' },
  { ...purchase, id: 'purchase00000003' },
  { ...purchase, itemId: 'crow-mask', itemName: 'Crow mask', state: 'refunded' as const },
]
const season = { id: 's'.repeat(16), name: 'Winter', startsAt: at, endsAt: null, closedAt: null }

async function show(answers: RenderFrameOptions['answers'] = {}) {
  await renderFrame('/profile', {
    answers: {
      getMe: () => ({
        user: { id: 'u'.repeat(16), createdAt: at, displayName: 'Wren' },
        accounts: [],
      }),
      listSeasons: () => ({ seasons: [{ ...season, players: 1_200 }] }),
      getPlace: () => ({
        place: { rank: 17, points: 1_480 },
        awards: [9, 8, 7].map((points) => ({ points, reason: `Round ${points}`, awardedAt: at })),
        next: null,
      }),
      getShop: () => ({
        ...{ open: true, opensAt: null, closesAt: null, notify: false, owned: [] },
        ...{ balance: 2_200, welcomePoints: 0 },
      }),
      listPurchases: () => ({ purchases, next: null }),
      listSessions: () => ({ sessions: [] }),
      listLinks: () => ({ links: [] }),
      ...answers,
    },
  })
  await screen.findByTestId('profile-to-spend')
}

const region = (name: string) => screen.getByRole('region', { name })

test('default: rank and points come first, then items, then the balance', async () => {
  await show()
  await page.viewport(360, 780)
  const titles = screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent)
  expect(titles.slice(0, 3)).toEqual(['Points', 'Your items', 'Balance'])
  expect(titles.at(-1)).toBe('Account')
})

test('default: bought items show once with their number, and refunded ones do not', async () => {
  await show()
  const rows = await within(region('Your items')).findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['Brass lantern× 2', 'Storm cloak'])
})

test('behavior: without purchases the items card names the shop', async () => {
  await show({ listPurchases: () => ({ purchases: [], next: null }) })
  await within(region('Your items')).findByText('Items you buy in the shop appear here.')
  const link = within(region('Your items')).getByRole('link', { name: 'To the shop' })
  expect(link.getAttribute('href')).toBe('/shop-closed')
})

test.each([1280, 1440])('behavior: at %i px no column leaves a hole below it', async (width) => {
  await page.viewport(width, 900)
  await show()
  await within(region('Your items')).findAllByRole('listitem')
  const bottom = (name: string) => region(name).getBoundingClientRect().bottom
  await waitFor(() => expect(bottom('Points')).toBeCloseTo(bottom('Balance'), 0))
  expect(bottom('Devices & recovery')).toBeCloseTo(bottom('Linked accounts'), 0)
})

test('behavior: data and deletion are closed behind “Account”', async () => {
  await show()
  const button = screen.getByRole('button', { name: 'Delete account' })
  expect(button.checkVisibility()).toBe(false)
  await userEvent.click(screen.getByRole('heading', { name: 'Account' }))
  await waitFor(() => expect(button.checkVisibility()).toBe(true))
})

test('behavior: “Account” is open while the account is scheduled for deletion', async () => {
  await show({
    getSession: () => ({
      session: { ...memberSession, deletionAt: '2030-01-29T10:00:00.000Z' },
      csrfToken: 'token',
      serverTime: at,
    }),
  })
  const keep = within(region('Your data')).getByRole('button', { name: 'Keep my account' })
  expect(keep.checkVisibility()).toBe(true)
})

test('behavior: the player’s card signs out, near the top of the page', async () => {
  await page.viewport(360, 780)
  await show()
  const button = screen.getByRole('button', { name: 'Sign out' })
  expect(button.getBoundingClientRect().bottom).toBeLessThan(780)
})

test('behavior: awards of one day show the day once and draw no chart', async () => {
  await show()
  await screen.findByText('Round 9')
  expect(within(region('Points')).getAllByText('10 January 2030')).toHaveLength(1)
  expect(screen.queryByRole('table')).toBeNull()
})
