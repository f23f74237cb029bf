import type { Request } from '@playwright/test'
import { becomeVisitor, expect, openWallet, type Page, test } from '../fixtures/page/test.ts'
import { memberPaths } from '../fixtures/product/paths.ts'
import {
  chooseWallet,
  settleCookies,
  signIn,
  signInAutomatically,
} from '../fixtures/product/product.ts'

test('guard: member screens require a sign-in and then open the requested screen', async ({
  page,
  wallet,
}) => {
  await settleCookies(page)
  for (const path of memberPaths) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/(\?.*)?$/)
  }
  const wanted = memberPaths.at(-1)
  await chooseWallet(page)
  await wallet.approve('connect')
  await wallet.approve('sign-message')
  await expect(page).toHaveURL(new RegExp(`${wanted}$`))
  for (const path of memberPaths) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test("S-75: an external return path is dropped; the profile loads during the wallet's prompt", async ({
  page,
  wallet,
}) => {
  await settleCookies(page)
  await page.goto('/?returnTo=https%3A%2F%2Fevil.test%2Fprofile&return=//evil.test&to=//evil.test')
  const loaded = Promise.all(
    ['Profile', 'MemberLayout'].map((chunk) =>
      page.waitForResponse(new RegExp(`/assets/${chunk}-.*\\.js$`)),
    ),
  )
  await chooseWallet(page)
  await wallet.approve('connect')
  await loaded
  await wallet.approve('sign-message')
  await expect(page).toHaveURL(/latchkey\.localhost:\d+\/profile$/)
})

test('routes: an unknown path redirects to the start page', async ({ page }) => {
  await settleCookies(page)
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/localhost:\d+\/(\?.*)?$/)
  await expect(page.getByRole('main').getByTestId('connect-button')).toBeVisible()
})

for (const path of ['/openloot-callback', '/openloot-sandbox-callback', '/discord-callback']) {
  test(`S-71: ${path} removes the provider's answer from the address at once`, async ({ page }) => {
    await settleCookies(page)
    await page.goto(`${path}?code=secret&state=abc`)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('cookies: the banner appears after 1.5 s, stores the choice, and does not reappear', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-01-01T10:00:00Z') })
  await page.clock.pauseAt(new Date('2026-01-01T10:01:00Z'))
  await page.goto('/')
  await expect(page.getByRole('main').getByTestId('connect-button')).toBeVisible()
  const banner = page
    .getByRole('region', { name: 'Cookies' })
    .or(page.getByRole('dialog', { name: 'Cookies' }))
  await page.clock.runFor(1400)
  await expect(banner).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(banner).toBeVisible()
  await expect(banner.getByRole('link')).toHaveAttribute('href', /\/privacy/)
  await page.getByRole('button', { name: 'Reject all' }).click()
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('false')
  await page.reload()
  // The app has rendered and three seconds have passed, so a banner would be visible by now.
  await expect(page.getByRole('main').getByTestId('connect-button')).toBeVisible()
  await page.clock.runFor(3000)
  await expect(banner).toHaveCount(0)
})

declare global {
  interface Window {
    /** Calls of the analytics object since the page was loaded. */
    consents?: number
  }
}

test('cookies: accepting notifies the analytics object, now and at each later start', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.consents = 0
    const consentGiven = () => {
      window.consents = (window.consents ?? 0) + 1
    }
    Object.assign(window, { cookieAnalytics: { consentGiven } })
  })
  const countConsents = () => page.evaluate(() => window.consents)
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(countConsents).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('true')
  await page.reload()
  await expect.poll(countConsents).toBe(1)
})

test('privacy: the page lists necessary storage and changes the choice', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('cookieConsent').first()).toBeVisible()
  const stored = () => page.evaluate(() => localStorage.getItem('cookieConsent'))
  const choose = (name: string) => page.getByRole('main').getByRole('button', { name })
  await choose('Accept all').click()
  await expect.poll(stored).toBe('true')
  await choose('Reject all').click()
  await expect.poll(stored).toBe('false')
  await page.reload()
  await expect(choose('Reject all')).toHaveAttribute('aria-pressed', 'true')
  await expect(choose('Accept all')).toHaveAttribute('aria-pressed', 'false')
})

test('profile: the devices of the account are listed, and the others can be signed out', async ({
  page,
  wallet,
  browser,
  sandbox,
}) => {
  await signIn(page, wallet)
  const other = await browser.newContext({ baseURL: sandbox.appUrl })
  const elsewhere = await other.newPage()
  await openWallet(other, sandbox, 'auto')
  await becomeVisitor(other, sandbox)
  await signInAutomatically(elsewhere)
  await page.reload()
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Sign out/ })
    .click()
  await expect(page.getByText('Only this device is signed in.')).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/localhost:\d+\/(\?.*)?$/)
  await other.close()
})

test('profile: sign-out asks for confirmation, then ends the session at the server', async ({
  page,
  wallet,
}) => {
  await signIn(page, wallet)
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).last().click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(confirm).toBeHidden()
  await expect(page).toHaveURL(/\/profile$/)
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).last().click()
  await confirm.getByRole('button', { name: /Sign out/ }).click()
  await expect(page).toHaveURL(/localhost:\d+\/(\?.*)?$/)
  const readSession = () =>
    page.evaluate(async () => (await (await fetch('/api/session')).json()).session)
  await expect.poll(readSession).toBeNull()
})

/**
 * Aborts the first `count` requests for a file. Returns a function that counts all requests for it.
 */
async function cutOff(page: Page, file: RegExp, count: number): Promise<() => number> {
  let asked = 0
  await page.route(file, (route) => {
    asked += 1
    return asked > count ? route.fallback() : route.abort()
  })
  return () => asked
}

test('lazy screens: a chunk that fails once loads anyway; a second failure offers a reload', async ({
  page,
  wallet,
  findings,
}) => {
  await signIn(page, wallet)
  // The URL is opened directly, so that the file has not been prefetched.
  const readOnce = await cutOff(page, /assets\/Leaderboard-.*\.js/, 1)
  await page.goto('/leaderboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible()
  expect(readOnce()).toBe(2)

  const chunk = /assets\/BugReport-.*\.js/
  await cutOff(page, chunk, Number.POSITIVE_INFINITY)
  await page.getByRole('link', { name: 'Report a bug' }).click()
  const reload = page.getByRole('button', { name: /Reload/ })
  await expect(reload).toBeVisible()
  await page.unroute(chunk)
  await reload.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Report a bug' })).toBeVisible()
  // React logs errors that an error boundary of the page catches.
  expect(findings.errors.splice(0)).toEqual([expect.stringContaining('ScreenUnavailableError')])
})

test('S-136: offline shows a banner, pauses polling and keeps data; back online refetches', async ({
  page,
  context,
  wallet,
  sandbox,
}) => {
  await page.clock.install()
  await signIn(page, wallet)
  const balance = page.getByTestId('profile-balance')
  await expect(balance).toContainText('ETH')
  const known = (await balance.textContent())?.match(/^[\d.,]+ ETH/)?.[0] ?? 'none'
  const asked: string[] = []
  const waiting = new Set<Request>()
  page.on('request', (request) => {
    asked.push(request.url())
    waiting.add(request)
  })
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  const passMoment = () => page.clock.runFor(100)
  const forward = async (ms: number) => {
    asked.length = 0
    await page.clock.fastForward(ms)
    // The callback of a timer may start another timer, for instance after a failed request.
    await passMoment()
    await expect.poll(() => waiting.size).toBe(0)
    await passMoment()
    return [...asked]
  }
  // A query polls only after its first request has been answered.
  await expect(async () => expect(await forward(31_000)).not.toEqual([])).toPass({
    timeout: 20_000,
  })

  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  // Queries whose requests are in flight are retried a few times.
  await expect(async () => expect(await forward(31_000)).toEqual([])).toPass({ timeout: 20_000 })
  expect(await forward(120_000)).toEqual([])
  expect(await forward(120_000)).toEqual([])
  await expect(balance).toContainText(known)

  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
  await expect.poll(() => asked).toContain(`${sandbox.appUrl}/api/session`)
  await expect.poll(() => asked.join()).toContain('api.latchkey.localhost')
  await expect(balance).toContainText(known)
})

test('S-110, S-112: the document comes with a strict policy and its companions', async ({
  page,
}) => {
  const answer = await page.goto('/')
  const headers = answer?.headers() ?? {}
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*(?!\.)/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
  expect(headers['referrer-policy']).toBeTruthy()
  expect(headers['permissions-policy']).toBeTruthy()
})

test('K-INIT-13a: the first visit sends requests only to its own origin', async ({
  page,
  sandbox,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(sandbox.appUrl) && !request.url().startsWith('data:'))
      asked.push(request.url())
  })
  await settleCookies(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
})
