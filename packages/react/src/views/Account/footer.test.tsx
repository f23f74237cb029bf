import { fakeWallet } from '@latchkey/kit/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '../../testing/fakeApi.ts'
import { openOn } from '../../testing/openOn.tsx'

const size = { width: window.innerWidth, height: window.innerHeight }

afterEach(cleanup)
afterAll(() => page.viewport(size.width, size.height))

const balances = Array.from({ length: 30 }, (_, index) => ({
  ...{ name: `Token ${index}`, symbol: `T${index}`, price: 1, value: index, iconUrl: '' },
  quantity: { decimals: '18', numeric: '2.5' },
}))

/** Returns whether the element under the centre of the button is the button or lies inside it. */
function isInSight(button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

test.each([
  [1440, 900],
  [360, 780],
])('K-ACC-08: Disconnect is in sight below a long list at %i × %i', async (width, height) => {
  await page.viewport(width, height)
  const answers = { 'supported-chains': { http: ['eip155:1'], ws: [] }, balance: { balances } }
  const options = { blockchainApiUrl: 'https://api.example', ports: { fetch: fakeApi(answers) } }
  await openOn([{ view: 'Account' }], { connected: fakeWallet(), ...options })
  const last = await screen.findByText('Show all 30 tokens')
  // The card first moves into its place.
  await waitFor(() => expect(isInSight(screen.getByTestId('disconnect-button'))).toBe(true))
  expect(isInSight(last)).toBe(false)
})
