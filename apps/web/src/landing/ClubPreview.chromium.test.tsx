import '../styles/app.css'
import { refuse } from '@latchkey/product-api/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '../testing/renderScreen.tsx'
import { ClubPreview } from './ClubPreview.tsx'

afterEach(cleanup)

const standings = ['Ada', null, 'Cy'].map((name, index) => ({
  player: { id: String(index).padStart(16, '0'), name },
  rank: index + 1,
  points: 12_480 - index,
}))
type Answers = Parameters<typeof renderScreen>[1]

function show(top: NonNullable<Answers['getTopPlayers']>) {
  return renderScreen(<ClubPreview />, { getTopPlayers: top })
}

const texts = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

test('default: visitors see the three best players', async () => {
  show(() => ({ season: 'Winter', standings }))
  await screen.findByRole('region', { name: 'Top of Winter' })
  const [first, second, third] = texts('Top of Winter')
  expect([first, third]).toEqual(['1Ada12,480 points', '3Cy12,478 points'])
  expect(second).toMatch(/^2Member \w{4}12,479 points$/)
})

test('behavior: a loading, empty, failed and full section has the same size', async () => {
  const size = () =>
    screen.getAllByRole('region').map((part) => part.getBoundingClientRect().height)
  const never = new Promise<never>(() => {})
  show(() => never)
  expect(screen.getAllByRole('status', { name: 'Loading' })).toHaveLength(1)
  const loading = size()
  cleanup()

  show(() => ({ season: null, standings: [] }))
  await screen.findByText('No one has points yet. The first player with points takes the lead.')
  expect(size()).toEqual(loading)
  cleanup()

  show(() => ({ season: 'Winter', standings }))
  await screen.findByText('Ada')
  expect(size()).toEqual(loading)
  cleanup()

  show(() => refuse('not_found'))
  await screen.findByText('Couldn’t load the leaderboard.')
  expect(size()).toEqual(loading)
})
