import { storedItems } from '@latchkey/kit/privacy'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createConsent } from '../consent/createConsent.ts'
import { createLanguage } from '../language/createLanguage.ts'
import { createBrowserStorage } from '../storage/createBrowserStorage.ts'
import { stubBrowser } from '../testing/renderApp.tsx'
import { createTheme } from '../theme/createTheme.ts'
import { Privacy } from './Privacy.tsx'

beforeEach(() => {
  stubBrowser()
  localStorage.clear()
})
afterEach(cleanup)

function show() {
  const storage = createBrowserStorage({ getArea: () => localStorage })
  const consent = createConsent({ storage, window })
  render(
    <Privacy
      consent={consent}
      theme={createTheme({ storage, window })}
      language={createLanguage({ storage, window })}
    />,
  )
}

test('default: lists what the product stores, and all that the kit and the wallet store', () => {
  show()
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader')
  const names = rows.map((name) => name.textContent)
  expect(names.slice(0, 15)).toEqual([
    '__Host-sid',
    '__Host-pre',
    '__Host-link',
    'cookieConsent',
    'latchkey:theme',
    'latchkey:language',
    'latchkey:way-back-later',
    'latchkey:name-later',
    'latchkey:board',
    'latchkey:report-draft',
    'latchkey:report-picture',
    'latchkey:reports-unsent',
    'latchkey:shop-items',
    'latchkey:shop-order',
    'latchkey-shell-…',
  ])
  const ofKit = storedItems.filter(({ only }) => only === undefined).map(({ name }) => name)
  expect(names.slice(15)).toEqual(ofKit)
  expect(names).toContain('@appkit-wallet/EMAIL')
  expect(names).not.toContain('@appkit/recent_emails')
  expect(screen.getByText(/client_ed25519_seed of WalletConnect only identifies/)).toBeTruthy()
  expect(screen.getByRole('row', { name: /^__Host-frame/ }).textContent).toContain(
    'Cookie, the wallet’s site',
  )
})

test('behavior: the cookie choice can be made and changed here', () => {
  show()
  const state = () => screen.getByRole('status').textContent
  expect(state()).toMatch(/^You haven’t chosen yet/)
  act(() => screen.getByRole('button', { name: 'Accept all' }).click())
  expect(state()).toBe('You accepted all cookies.')
  expect(localStorage.getItem('cookieConsent')).toBe('true')
  act(() => screen.getByRole('button', { name: 'Reject all' }).click())
  expect(state()).toBe('You rejected all cookies that are not necessary.')
  expect(localStorage.getItem('cookieConsent')).toBe('false')
})

test('behavior: passes an accessibility scan', async () => {
  show()
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map((violation) => violation.id)).toEqual([])
})

test('behavior: in German, the purposes of the items of the kit are German too', async () => {
  const storage = createBrowserStorage({ getArea: () => localStorage })
  const language = createLanguage({ storage, window })
  await language.choose('de')
  const { container } = render(
    <Privacy
      consent={createConsent({ storage, window })}
      theme={createTheme({ storage, window })}
      language={language}
    />,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Datenschutz')
  const english = storedItems.flatMap(({ purpose, kept }) => [purpose, kept])
  const cells = [...container.querySelectorAll('td')].map((cell) => cell.textContent)
  expect(cells.length).toBeGreaterThan(100)
  expect(cells.filter((text) => english.includes(text))).toEqual([])
  localStorage.clear()
})
