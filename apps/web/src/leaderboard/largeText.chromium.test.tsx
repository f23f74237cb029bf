/// <reference types="@vitest/browser-playwright" />
import '../styles/app.css'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { createFakePlayers, ownId, season } from '../testing/renderBoard.tsx'
import { renderFrame } from '../testing/renderFrame.tsx'

/** Sets the text size that the user chooses in the settings of the browser. */
const setTextSize = (standard: number) =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard } })

beforeEach(() => localStorage.setItem('cookieConsent', 'false'))
afterEach(async () => {
  cleanup()
  await setTextSize(16)
  await page.viewport(1280, 800)
})

/** Renders the leaderboard in the page. The player is third, or in the row after the last one. */
async function show({ width, text, rank = 3 }: { width: number; text: number; rank?: number }) {
  await page.viewport(width, 780)
  await setTextSize(text)
  const standings = createFakePlayers(20).map(({ id }, index) => ({
    player: { id: index === 2 && rank !== 3 ? 'x'.repeat(16) : id, name: 'Vera Crowfoot' },
    points: 18_340 - index,
    rank: index + 1,
  }))
  await renderFrame('/leaderboard', {
    answers: {
      getMe: () => ({
        user: { id: ownId, createdAt: season.startsAt, displayName: 'Vera Crowfoot' },
        accounts: [],
      }),
      listSeasons: () => ({ seasons: [{ ...season, players: 5_012 }] }),
      getLeaderboard: () => ({ standings, next: null }),
      getPlace: () => ({ place: { rank, points: 18_338 }, awards: [], next: null }),
    },
  })
  await screen.findByText(new RegExp(`^Rank ${rank} of`))
  return screen.getAllByTestId('board-row')
}

const find = (element: Element, selector: string) => {
  const found = element.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

const sizes = [
  { width: 320, text: 16 },
  { width: 360, text: 16 },
  { width: 320, text: 32 },
  { width: 360, text: 32 },
  { width: 768, text: 32 },
  { width: 1280, text: 32 },
]

test.each(sizes)('behavior: at $width px with text of $text px nothing is cut', async (size) => {
  const rows = await show(size)
  const root = document.documentElement
  expect(root.scrollWidth).toBeLessThanOrEqual(size.width)
  for (const row of rows) {
    const name = find(row, 'bdi')
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth || name.scrollWidth)
    expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  }
  for (const link of within(screen.getByRole('navigation')).getAllByRole('link')) {
    const box = link.getBoundingClientRect()
    expect(box.left, link.textContent ?? '').toBeGreaterThanOrEqual(0)
    expect(box.right, link.textContent ?? '').toBeLessThanOrEqual(size.width)
    expect(link.scrollWidth, link.textContent ?? '').toBeLessThanOrEqual(link.clientWidth)
  }
})

test.each(sizes)(
  'behavior: at $width px, text $text px the wordmark is not covered',
  async (size) => {
    await show(size)
    const home = screen.getByRole('link', { name: 'Latchkey, start page' }).getBoundingClientRect()
    const account = (await screen.findByTestId('account-button')).getBoundingClientRect()
    expect(home.right).toBeLessThanOrEqual(account.left)
    expect(account.right).toBeLessThanOrEqual(size.width)
  },
)

test('behavior: the player’s rank does not cover the player’s row on a phone', async () => {
  const rows = await show({ width: 360, text: 16 })
  const own = rows[2]
  if (!own) throw new Error('The own row is missing.')
  const place = screen.getByTestId('own-place')
  await waitFor(() => expect(getComputedStyle(place).opacity).toBe('0'))
  const { left, bottom } = own.getBoundingClientRect()
  expect(own.contains(document.elementFromPoint(left + 60, bottom - 4))).toBe(true)
})

test('behavior: out of view of its row, the player’s rank is an opaque strip at the edge', async () => {
  const rows = await show({ width: 360, text: 16, rank: 812 })
  const place = screen.getByTestId('own-place')
  const style = getComputedStyle(place)
  expect(style.opacity).toBe('1')
  expect(style.backgroundColor).toBe(getComputedStyle(document.documentElement).backgroundColor)
  const [strip, row] = [place, rows[0]].map((element) => element?.getBoundingClientRect())
  const bar = screen.getByRole('navigation').getBoundingClientRect()
  expect(Math.abs((strip?.bottom ?? 0) - bar.top)).toBeLessThanOrEqual(1)
  expect(strip?.left).toBeLessThanOrEqual(row?.left ?? 0)
  expect(strip?.right).toBeGreaterThanOrEqual(row?.right ?? 0)
})

test('behavior: on a wide page the bar of a player reaches to the points', async () => {
  const [row] = await show({ width: 1280, text: 16 })
  if (!row) throw new Error('The list is empty.')
  const bar = find(row, '[aria-hidden] > span').getBoundingClientRect()
  const points = row.lastElementChild?.getBoundingClientRect()
  expect((points?.left ?? 0) - bar.right).toBeLessThan(40)
})
