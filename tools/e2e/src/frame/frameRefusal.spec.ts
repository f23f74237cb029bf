import type { Page } from '@playwright/test'
import { replaceFrame, secureOrigin, serveInstead, toDocument } from '../fixtures/frame/frame.ts'
import { lying, speaking } from '../fixtures/frame/lyingFrame.ts'
import { createAddress } from '../fixtures/login/login.ts'
import { expect } from '../fixtures/page/test.ts'
import { card, modal } from '../fixtures/product/product.ts'
import { test } from '../fixtures/servers/kitPage.ts'

async function askForLogin(page: Page): Promise<void> {
  await page.getByTestId('connect-button').click()
  await card(page).getByTestId('wui-email-input').fill(createAddress())
  await page.keyboard.press('Enter')
}

test('S-04d, K-AUTH-18: the real frame rejects a page outside the list and reports it', async ({
  page,
  sandbox,
  openKitPage,
  findings,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(secureOrigin(sandbox))) asked.push(new URL(request.url()).pathname)
  })
  const url = `${secureOrigin(sandbox)}/sdk`
  await openKitPage(page, { options: { secureFrame: { url }, features: { email: true } } })
  await askForLogin(page)
  await expect(modal(page).getByTestId('wui-alertbar-text')).toHaveText('Unverified Domain')
  // The frame loads its document and script only, and sends no request to its server.
  expect(asked).toEqual(['/sdk'])
  await expect(page.frameLocator('#w3m-iframe').locator('#root')).toHaveCount(0)
  // A page without a referrer passes the server's check, but the browser then blocks the frame.
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    frame.referrerPolicy = 'no-referrer'
    frame.src = address
    document.body.append(frame)
  }, `${url}?projectId=latchkey-sandbox`)
  const urls = () => page.frames().map((one) => one.url())
  await expect.poll(urls).toContain('chrome-error://chromewebdata/')
  // The browser reports the violation of `frame-ancestors`. Any other report is a failure.
  expect(findings.csp.splice(0).filter((line) => !line.includes('frame-ancestors'))).toEqual([])
})

test('S-01, S-02: messages of a frame that navigated to another origin are ignored', async ({
  page,
  sandbox,
  openKitPage,
}) => {
  const elsewhere = `${secureOrigin(sandbox).replace('secure.', 'mail.')}/elsewhere`
  await serveInstead(page, elsewhere, toDocument(`${speaking(lying)}; document.title = 'spoke'`))
  await replaceFrame(page, sandbox, `location.replace('${elsewhere}')`)
  await page.clock.install()
  const url = `${secureOrigin(sandbox)}/sdk`
  await openKitPage(page, { options: { secureFrame: { url }, features: { email: true } } })
  await askForLogin(page)
  const frame = page.frameLocator('#w3m-iframe').locator('html')
  await expect.poll(() => frame.evaluate(() => document.title)).toBe('spoke')
  await page.clock.fastForward(20_000)
  const alert = modal(page).getByTestId('wui-alertbar-text')
  await expect(alert).toHaveText('Could not load embedded wallet')
})
