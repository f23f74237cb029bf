import {
  askForLogin,
  collectRequests,
  countFrom,
  findFrame,
  readState,
  serveInstead,
  toDocument,
} from '../fixtures/frame/frame.ts'
import { createAddress, readMailedCode, typeCode } from '../fixtures/login/login.ts'
import { expect, test } from '../fixtures/page/test.ts'
import { header, seeProfile } from '../fixtures/product/product.ts'

const strangerUrl = 'http://stranger.latchkey.localhost:4199/'
const eve = {
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  chainId: 1,
  email: 'eve@players.example',
}

/**
 * Messages that an attacker's page sends to the app, as if the attacker were the secure frame. Each
 * has ids that an attacker could guess.
 */
const answers = ['1', 'forged', ''].flatMap((id) => [
  { type: '@w3m-frame/READY', payload: { version: '4', channel: 1 } },
  { type: '@w3m-frame/CONNECT_OTP_SUCCESS', id },
  { type: '@w3m-frame/CONNECT_EMAIL_SUCCESS', payload: { action: 'CONNECT' }, id },
  { type: '@w3m-frame/GET_USER_SUCCESS', payload: eve, id },
  { type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: true }, id },
  { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'eve' } },
  { type: '@w3m-frame/SIGN_OUT_SUCCESS', id },
  // Messages that an attacker's page sends as if it were a window of the frame.
  { type: 'approve/decision', id: 1, approved: true },
  { resultUri: 'http://stranger.latchkey.localhost:4199/social/callback?reference=eve' },
])

/** Messages that an attacker's page sends to the secure frame, as if the attacker were the app. */
const requests = [
  { type: '@w3m-app/CONNECT_EMAIL', payload: { email: eve.email } },
  { type: '@w3m-app/CONNECT_OTP', payload: { otp: '000000' } },
  { type: '@w3m-app/IS_CONNECTED' },
  { type: '@w3m-app/UPDATE_EMAIL', payload: { email: eve.email } },
  { type: '@w3m-app/SIGN_OUT' },
].map((message, index) => ({ ...message, id: `forged-${index}` }))

test('S-02, S-54b: a foreign window forges messages to app and frame without any effect', async ({
  page,
  sandbox,
}) => {
  await serveInstead(page.context(), `${strangerUrl}**`, toDocument(''))
  const email = createAddress()
  await askForLogin(page, email)
  await expect(header(page)).toHaveText('Confirm email')
  const before = await readState(page)
  const popup = page.waitForEvent('popup')
  await page.evaluate((url) => void window.open(url), strangerUrl)
  const stranger = await popup
  await stranger.waitForURL(strangerUrl)
  const inner = findFrame(page, sandbox)
  const { origin } = new URL(strangerUrl)
  const [byApp, byFrame] = await Promise.all([countFrom(page, origin), countFrom(inner, origin)])
  const asked = collectRequests(page, sandbox)

  await stranger.evaluate(
    ([toApp, toFrame]) => {
      for (const message of toApp) opener.postMessage(message, '*')
      for (let index = 0; index < opener.length; index += 1)
        for (const message of toFrame) opener[index].postMessage(message, '*')
    },
    [answers, requests] as const,
  )
  await expect.poll(byApp).toBe(answers.length)
  await expect.poll(byFrame).toBe(requests.length)
  await expect(header(page)).toHaveText('Confirm email')
  expect(await readState(page)).toEqual(before)
  expect(asked.map((request) => request.url())).toEqual([])

  // In this window, the real messages of the frame still work.
  await page.bringToFront()
  await typeCode(page, await readMailedCode({ sandbox, email }))
  await seeProfile(page)
  expect(JSON.stringify(await readState(page))).not.toContain('eve')
})

test('S-02: a website that has opened the app holds no window of it to speak to', async ({
  page,
  sandbox,
}) => {
  await serveInstead(page.context(), `${strangerUrl}**`, toDocument(''))
  await page.goto(strangerUrl)
  const opening = page.context().waitForEvent('page')
  await page.evaluate((url) => Object.assign(window, { held: window.open(url) }), sandbox.appUrl)
  const app = await opening
  await expect(app.getByRole('main').getByTestId('connect-button')).toBeVisible()
  const isCut = () => page.evaluate(() => (window as { held?: Window }).held?.closed)
  await expect.poll(isCut).toBe(true)
  expect(await app.evaluate(() => window.opener)).toBeNull()
  // An opened page without the app's COOP header stays within reach, so the header caused the cut.
  await page.evaluate(
    (url) => Object.assign(window, { held: window.open(url) }),
    `${strangerUrl}own`,
  )
  await expect.poll(isCut).toBe(false)
})
