import { verifyMessage } from 'viem'
import {
  approve,
  approveShown,
  createAddress,
  frame,
  readMailedCode,
  submitAddress,
  typeCode,
} from '../fixtures/login/login.ts'
import { expect, type Page } from '../fixtures/page/test.ts'
import { modal } from '../fixtures/product/product.ts'
import { test } from '../fixtures/servers/crossSiteFrame.ts'

/**
 * Presses the page's button that requests a signature, also where a dialog of the page makes it
 * inert.
 */
const request = (page: Page) =>
  page.getByText('Sign a message').evaluate((button) => (button as HTMLElement).click())

/** Waits for the signature of the request, and closes the case with an empty output. */
async function verify(page: Page): Promise<void> {
  const output = page.locator('output')
  await expect(output).toHaveText(/^0x/)
  const address = (await output.getAttribute('data-address')) as `0x${string}`
  const signature = (await output.textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
  await expect(modal(page)).not.toBeVisible()
}

const hasSelector = (page: Page, selector: string) =>
  modal(page).evaluate((dialog, text) => dialog.matches(text), selector)

test('K-WORLD-19, K-MODAL-18, S-54a: a message is approved above every kind of host page', async ({
  page,
  sandbox,
  openKitPage,
  crossSiteFrame,
  findings,
}) => {
  const email = createAddress()
  const secureFrame = { url: `${crossSiteFrame}/sdk` }
  await openKitPage(page, { options: { secureFrame, features: { email: true } } })
  await page.getByTestId('connect-button').click()
  await submitAddress(page, email)
  await typeCode(page, await readMailedCode({ sandbox, email }))
  await expect(page.getByTestId('account-button')).toBeVisible()

  await test.step('in the frame, a popover above the modal', async () => {
    await request(page)
    await expect(frame(page).getByRole('heading', { name: 'Sign a message' })).toBeVisible()
    expect(await hasSelector(page, ':popover-open')).toBe(true)
    await approve(page)
    await verify(page)
  })

  await test.step('in a window, while a modal dialog of the page makes the frame inert', async () => {
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      dialog.id = 'own'
      dialog.textContent = 'A dialog of the page'
      document.body.append(dialog)
      dialog.showModal()
    })
    await request(page)
    const open = modal(page).getByRole('button', { name: 'Open window' })
    await expect(open).toBeVisible()
    expect(await hasSelector(page, ':modal')).toBe(true)
    const opening = page.waitForEvent('popup')
    await open.click()
    const window = await opening
    await expect(window.getByRole('heading', { name: 'Sign a message' })).toBeVisible()
    await approveShown(window)
    await verify(page)
    await expect.poll(() => window.isClosed()).toBe(true)
    await page.evaluate(() => document.getElementById('own')?.remove())
  })

  await test.step('in the frame, by z-index in a browser without popovers', async () => {
    await page.evaluate(() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'))
    await request(page)
    await expect(frame(page).getByRole('heading', { name: 'Sign a message' })).toBeVisible()
    expect(await hasSelector(page, '[popover]')).toBe(false)
    await approve(page)
    await verify(page)
  })

  expect(findings.foreign.splice(0).filter((url) => !url.startsWith(crossSiteFrame))).toEqual([])
})
