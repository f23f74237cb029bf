import '../styles/app.css'
import { refuse } from '@latchkey/product-api/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../testing/renderScreen.tsx'
import { ClubPreview } from './ClubPreview.tsx'

/** Removes the rendered sections, and the items that the browser has stored. */
function reset() {
  cleanup()
  localStorage.clear()
}

beforeEach(reset)
afterEach(reset)

const standings = ['Ada', null, 'Cy'].map((name, index) => ({
  player: { id: String(index).padStart(16, '0'), name },
  rank: index + 1,
  points: 12_480 - index,
}))
const items = [
  ['gone', 0],
  ['brass-lantern', 4],
  ['storm-cloak', 9],
  ['crow-mask', 2],
].map(([id, stock]) => ({ id, name: id, text: '', rarity: 'rare', price: 1_200, stock }))

type Answers = Parameters<typeof renderScreen>[1]

const marketplace = (answer: () => Response | Promise<Response>) => ({
  handlers: [http.get('*/v1/items', answer)],
})
const open = marketplace(() => HttpResponse.json({ items }))

function show(top: NonNullable<Answers['getTopPlayers']>, options = open) {
  return renderScreen(<ClubPreview />, { getTopPlayers: top }, options)
}

const texts = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

test('default: visitors see the three best players and two items that are in stock', async () => {
  show(() => ({ season: 'Winter', standings }))
  await screen.findByRole('region', { name: 'Top of Winter' })
  const [first, second, third] = texts('Top of Winter')
  expect([first, third]).toEqual(['1Ada12,480 points', '3Cy12,478 points'])
  expect(second).toMatch(/^2Member \w{4}12,479 points$/)
  await screen.findByText('brass-lantern')
  expect(texts('In the shop')).toEqual([
    'brass-lanternRare1,200 points',
    'storm-cloakRare1,200 points',
  ])
})

test('behavior: loading, empty, failed and full sections have the same size', async () => {
  const size = () =>
    screen.getAllByRole('region').map((part) => part.getBoundingClientRect().height)
  const never = new Promise<never>(() => {})
  show(
    () => never,
    marketplace(() => never),
  )
  expect(screen.getAllByRole('status', { name: 'Loading' })).toHaveLength(2)
  const loading = size()
  reset()

  show(
    () => ({ season: null, standings: [] }),
    marketplace(() => HttpResponse.json({ items: [] })),
  )
  await screen.findByText('No one has points yet. The first player with points takes the lead.')
  await screen.findByText('The shelves are empty at the moment.')
  expect(size()).toEqual(loading)
  reset()

  show(() => ({ season: 'Winter', standings }))
  await screen.findByText('Ada')
  await screen.findByText('storm-cloak')
  expect(size()).toEqual(loading)
  reset()

  show(
    () => refuse('not_found'),
    marketplace(() => HttpResponse.json({}, { status: 400 })),
  )
  await screen.findByText('Couldn’t load the leaderboard.')
  await screen.findByText('Couldn’t load the items.')
  expect(size()).toEqual(loading)
})
