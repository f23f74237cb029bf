import type { Page, Request } from '@playwright/test'
import {
  askForEverySignIn,
  collectRequests,
  readState,
  secureOrigin,
  serveInstead,
  toDocument,
} from '../fixtures/frame/frame.ts'
import {
  approveInWindow,
  createAddress,
  enterAddress,
  frame,
  readMailedCode,
  typeCode,
} from '../fixtures/login/login.ts'
import { expect, type Sandbox, test } from '../fixtures/page/test.ts'
import { header, modal, seeProfile } from '../fixtures/product/product.ts'

const user = { address: '0x52908400098527886E0F7030069857D2E4169EE7', chainId: 1 }
const forged = [
  { type: '@w3m-frame/READY', payload: { version: '4', channel: 1 } },
  { type: '@w3m-frame/READY', payload: { version: '4', refused: 'origin' } },
  { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'eve' } },
  { type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: true } },
  { type: '@w3m-frame/CONNECT_DEVICE_SUCCESS', id: 'guessed' },
  { type: '@w3m-frame/GET_USER_SUCCESS', id: 'guessed', payload: user },
  { type: '@w3m-frame/CONNECT_SOCIAL_SUCCESS', id: 'guessed', payload: { ...user, userName: 'e' } },
  { resultUri: 'https://eve.example/?reference=eve' },
]
const forge = `for (const message of ${JSON.stringify(forged)}) opener.postMessage(message, '*')
  document.title = 'forged'`

/**
 * Sends forged answers of the secure frame from three places: the page itself, a window of another
 * origin, and a window of the frame's origin.
 */
async function forgeEverywhere(page: Page, sandbox: Sandbox): Promise<void> {
  await page.evaluate((messages) => {
    for (const message of messages) window.postMessage(message, '*')
  }, forged)
  const secure = secureOrigin(sandbox)
  for (const origin of [secure.replace('secure.', 'mail.'), secure]) {
    const address = `${origin}/forge`
    await serveInstead(page.context(), address, toDocument(forge))
    const popup = page.waitForEvent('popup')
    await page.evaluate((url) => void window.open(url), address)
    const opened = await popup
    await expect.poll(() => opened.title()).toBe('forged')
    await opened.close()
  }
}

/**
 * Covers the whole page with an overlay through which every press passes. It returns to the end of
 * the top layer in every frame, so it lies above the secure frame (K-WORLD-19).
 */
const cover = (page: Page) =>
  page.evaluate(() => {
    const trap = document.createElement('div')
    trap.id = 'trap'
    trap.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; pointer-events: none'
    trap.style.background = 'rgba(255, 255, 255, 0.01)'
    trap.style.cssText += 'width: 100%; height: 100%; border: 0; margin: 0'
    trap.popover = 'manual'
    document.body.append(trap)
    const raise = () => {
      if (!trap.isConnected) return
      trap.hidePopover()
      trap.showPopover()
      requestAnimationFrame(raise)
    }
    raise()
  })

test('S-02, S-54d, S-54h, S-08d, K-AUTH-15a: forged answers, an overlay and a hanging sign-out', async ({
  page,
  sandbox,
}) => {
  const email = createAddress()
  await askForEverySignIn(page, sandbox)
  await enterAddress(page, { sandbox, email })

  await test.step('answers from wrong windows have no effect', async () => {
    const before = await readState(page)
    await forgeEverywhere(page, sandbox)
    await expect(header(page)).toHaveText('Confirm email')
    expect(await readState(page)).toEqual(before)
  })

  await test.step('covered, the approval cannot be given here and stays in a window', async () => {
    await cover(page)
    await typeCode(page, await readMailedCode({ sandbox, email }))
    const approval = frame(page).getByRole('button', { name: 'Approve', exact: true })
    await expect(approval).toBeDisabled()
    const open = frame(page).getByRole('button', { name: 'Open window' })
    await expect(open).toBeEnabled()
    await expect(approval).toHaveCount(0)
    await page.evaluate(() => document.getElementById('trap')?.remove())
    await approveInWindow(page)
    await seeProfile(page)
  })

  await test.step('signing out does not wait for a frame that does not answer', async () => {
    const requests = collectRequests(page, sandbox)
    await page.route(`${secureOrigin(sandbox)}/api/sign-out`, () => undefined)
    await page.getByTestId('account-button').click()
    await modal(page).getByTestId('disconnect-button').click()
    await expect(page.getByTestId('account-button')).not.toBeVisible()
    const isSignOut = (request: Request) => request.url().endsWith('/sign-out')
    // The page sends its sign-out request before it notifies the frame.
    await expect.poll(() => requests.filter(isSignOut)).toHaveLength(1)
    const hanging = requests.find(isSignOut)
    // The sign-out request has no response and was not aborted, so the host did not wait for it.
    expect([hanging?.failure(), await Promise.race([hanging?.response(), 'none'])]).toEqual([
      null,
      'none',
    ])
    await page.reload()
    await expect(page.getByRole('main').getByTestId('connect-button')).toBeVisible()
    expect((await readState(page)).account).toBe(false)
  })
})

/**
 * Adds the CSS of a careless or hostile app to its page: rules for all frames, rules for the page,
 * and a banner above everything.
 */
const spoil = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      html { filter: brightness(0.9) }
      body { opacity: 0.8; scale: 0.95 }
      iframe {
        opacity: 0.3 !important; transform: scale(0.5) !important; filter: blur(2px) !important;
        mask-image: linear-gradient(transparent, transparent) !important; zoom: 0.2 !important;
        clip-path: inset(40%) !important; max-width: 50% !important; z-index: 1 !important;
      }
      #banner {
        position: fixed; inset: 0; z-index: 2147483646; pointer-events: none;
        background: rgba(255, 255, 255, 0.1);
      }`)
    document.adoptedStyleSheets.push(sheet)
    document.body.append(Object.assign(document.createElement('div'), { id: 'banner' }))
  })

test('S-55: an approval stays visible on a page that fades, blurs, shrinks and covers frames', async ({
  page,
  sandbox,
}) => {
  const email = createAddress()
  await askForEverySignIn(page, sandbox)
  await enterAddress(page, { sandbox, email })
  await spoil(page)
  await typeCode(page, await readMailedCode({ sandbox, email }))
  const approval = frame(page).getByRole('button', { name: 'Approve', exact: true })
  await expect(approval).toBeEnabled()
  const looks = () =>
    page.evaluate(() => {
      const { opacity, scale } = getComputedStyle(document.body)
      return { opacity, scale, filter: getComputedStyle(document.documentElement).filter }
    })
  expect(await looks()).toEqual({ opacity: '1', scale: 'none', filter: 'none' })
  await approval.click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect.poll(looks).toEqual({ opacity: '0.8', scale: '0.95', filter: 'brightness(0.9)' })
})
