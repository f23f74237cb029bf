import { askForLogin, readState, replaceFrame } from '../fixtures/frame/frame.ts'
import { lying, speaking } from '../fixtures/frame/lyingFrame.ts'
import { createAddress } from '../fixtures/login/login.ts'
import { expect, test } from '../fixtures/page/test.ts'
import { card, header, modal } from '../fixtures/product/product.ts'

test('S-02, S-05a, S-06: a lying frame causes no login and no change', async ({
  page,
  sandbox,
}) => {
  await replaceFrame(page, sandbox, speaking(lying))
  await page.goto('/')
  const before = await readState(page)
  await askForLogin(page, createAddress())
  const frame = page.frameLocator('#w3m-iframe')
  await expect.poll(() => frame.locator('html').evaluate(() => document.title)).toBe('lied')
  // The false answer has ended the login request, so the user can enter an address again.
  await expect(card(page).getByTestId('wui-email-input')).toBeEnabled()
  await expect(header(page)).toHaveText('Log in')
  expect(await readState(page)).toEqual(before)
})

test('S-08a, S-08b, K-AUTH-18: a silent frame shows one alert, a hanging frame another', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await replaceFrame(page, sandbox, '')
  await askForLogin(page, createAddress())
  await expect(page.locator('#w3m-iframe')).toHaveCount(1)
  await page.clock.fastForward(20_000)
  const alert = modal(page).getByTestId('wui-alertbar-text')
  await expect(alert).toHaveText('Could not load embedded wallet')
  await replaceFrame(page, sandbox, speaking(`CONNECT_EMAIL() { document.title = 'asked' },`))
  await askForLogin(page, createAddress())
  const frame = page.frameLocator('#w3m-iframe')
  await expect.poll(() => frame.locator('html').evaluate(() => document.title)).toBe('asked')
  await page.clock.fastForward(120_000)
  await expect(alert).toHaveText('Request Timed Out')
  expect((await readState(page)).account).toBe(false)
})
