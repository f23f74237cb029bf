import type { FrameLocator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../fixtures/approval/approvalPage.ts'
import { comeToRest } from '../fixtures/page/comeToRest.ts'

/** Number of a sample request: a payment of 1 ETH. */
const payment = '0'
const unknown = '40'
const inline = 'yes'

const approve = (frame: FrameLocator) => frame.getByRole('button', { name: /^Approve/ })
const title = (frame: FrameLocator) =>
  frame.locator('html').evaluate((html) => html.ownerDocument.title)
const cover = 'position: fixed; z-index: 9'

test('S-54e: seen for a second, a real press approves', async ({ page, approvalHost }) => {
  const frame = await approvalHost.open(page, { sample: payment, inline })
  await expect(approve(frame)).toBeEnabled()
  await approve(frame).click()
  await expect.poll(() => title(frame)).toBe('approved')
})

test('S-54e: the keyboard can approve, and no control has focus initially', async ({
  page,
  approvalHost,
}) => {
  const frame = await approvalHost.open(page, { sample: payment, inline })
  await expect(approve(frame)).toBeEnabled()
  await expect(approve(frame)).not.toBeFocused()
  await approve(frame).press('Enter')
  await expect.poll(() => title(frame)).toBe('approved')
})

test('S-54g: a prompt covered after it was ready disables approval immediately', async ({
  page,
  approvalHost,
}) => {
  const frame = await approvalHost.open(page, { sample: payment, inline })
  await expect(approve(frame)).toBeEnabled()
  await page.evaluate((style) => {
    const element = document.createElement('div')
    element.id = 'trap'
    element.setAttribute('style', `${style}; inset: 0; background: white; pointer-events: none`)
    document.body.append(element)
  }, cover)
  await expect(approve(frame)).toBeDisabled()
  await page.evaluate(() => document.getElementById('trap')?.remove())
  await expect(approve(frame)).toBeEnabled()
})

test('S-54e: a click made by a script has no effect', async ({ page, approvalHost }) => {
  const frame = await approvalHost.open(page, { sample: payment, inline })
  await expect(approve(frame)).toBeEnabled()
  await approve(frame).evaluate((button) => {
    if (button instanceof HTMLElement) button.click()
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expect(approve(frame)).toBeEnabled()
  expect(await title(frame)).toBe('')
})

test('S-54g: the second press of a double click does not approve the next prompt', async ({
  page,
  approvalHost,
}) => {
  const frame = await approvalHost.open(page, { sample: '0,1', inline })
  await expect(approve(frame)).toBeEnabled()
  await approve(frame).dblclick()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Send 0.000000000000000001 ETH')
  expect(await title(frame)).toBe('approved')
})

test('S-52b: an unverifiable request needs a second step', async ({ page, approvalHost }) => {
  const frame = await approvalHost.open(page, { sample: unknown, inline })
  await expect(frame.getByText('Tick the box above to approve.')).toBeVisible()
  await expect(approve(frame)).toBeDisabled()
  await comeToRest(frame)
  await frame.getByRole('checkbox').check()
  await approve(frame).click()
  await expect.poll(() => title(frame)).toBe('approved')
})

test('S-56a, S-56b: Escape and Reject refuse', async ({ page, approvalHost }) => {
  const first = await approvalHost.open(page, { sample: payment, inline })
  await comeToRest(first)
  await first.getByRole('button', { name: 'Reject' }).click()
  await expect.poll(() => title(first)).toBe('refused')
  const second = await approvalHost.open(page, { sample: payment, inline })
  await second.getByRole('heading', { level: 1 }).press('Escape')
  await expect.poll(() => title(second)).toBe('refused')
})

async function moveToWindow(page: Page, frame: FrameLocator): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await frame.getByRole('button', { name: 'Open window' }).press('Enter')
  return opening
}

test('S-54a: a request in a separate window can be read and approved', async ({
  page,
  approvalHost,
}) => {
  const frame = await approvalHost.open(page, { sample: payment })
  const popup = await moveToWindow(page, frame)
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Send 1 ETH')
  await expect(popup.getByText('app.example.test')).toBeVisible()
  await popup.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => title(frame)).toBe('approved')
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('S-56a: closing that window refuses', async ({ page, approvalHost }) => {
  const frame = await approvalHost.open(page, { sample: payment })
  const popup = await moveToWindow(page, frame)
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Send 1 ETH')
  await popup.close()
  await expect.poll(() => title(frame)).toBe('refused')
})
