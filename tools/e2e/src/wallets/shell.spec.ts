import { expect, type Page, test } from '../fixtures/page/test.ts'
import { card, header, modal, settleCookies, signIn } from '../fixtures/product/product.ts'

const openConnect = async (page: Page) => {
  await settleCookies(page)
  await page.goto('/')
  await page.getByRole('main').getByTestId('connect-button').click()
  await expect(card(page)).toBeVisible()
}

test('K-MODAL-11a: an empty, closed dialog exists before a user opens it', async ({ page }) => {
  await settleCookies(page)
  await page.goto('/')
  await expect(modal(page)).toBeAttached()
  await expect(modal(page)).not.toBeVisible()
  await expect(modal(page)).toBeEmpty()
})

test('K-MODAL-12: the card is 360 px wide at z-index 999', async ({ page }) => {
  await openConnect(page)
  await expect.poll(async () => (await card(page).boundingBox())?.width).toBe(360)
  const zIndex = await modal(page).evaluate((node) => getComputedStyle(node).zIndex)
  expect(zIndex).toBe('999')
})

test('K-MODAL-13: on a phone the card is a sheet at the bottom, as wide as the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openConnect(page)
  await expect
    .poll(async () => {
      const box = await card(page).boundingBox()
      return box && { width: box.width, bottom: Math.round(box.y + box.height) }
    })
    .toEqual({ width: 390, bottom: 800 })
})

test("K-ROUTER-07: the card animates to the next view's height and exposes its footer's height", async ({
  page,
}) => {
  await openConnect(page)
  const readFooter = () =>
    card(page).evaluate((node) => ({
      published: node.style.getPropertyValue('--lk-footer-height'),
      real: `${(node.lastElementChild as HTMLElement).offsetHeight}px`,
    }))
  await expect(card(page)).toContainText('Privacy policy')
  await expect.poll(async () => (await readFooter()).published).not.toBe('0px')
  await expect(async () => {
    const { published, real } = await readFooter()
    expect(published).toBe(real)
  }).toPass({ timeout: 20_000 })
  const moved = card(page).evaluate(
    (node) =>
      new Promise((resolve) => {
        node.addEventListener('transitionend', (event) => {
          const name = event instanceof TransitionEvent ? event.propertyName : ''
          if (/^(height|block-size)$/.test(name)) resolve(name)
        })
      }),
  )
  await card(page).getByRole('button', { name: 'What is a wallet?' }).click()
  await expect(header(page)).toHaveText('What is a wallet?')
  expect(await moved).toBeTruthy()
  await expect.poll(readFooter).toEqual({ published: '0px', real: '0px' })
})

for (const way of ['close button', 'overlay', 'Escape'] as const) {
  test(`K-MODAL-06: the ${way} closes`, async ({ page }) => {
    await openConnect(page)
    if (way === 'close button') await page.getByTestId('w3m-header-close').click()
    if (way === 'overlay') await page.mouse.click(20, 20)
    if (way === 'Escape') await page.keyboard.press('Escape')
    await expect(modal(page)).not.toBeVisible()
  })
}

test('K-MODAL-10: the page behind cannot be scrolled, and can again afterwards', async ({
  page,
}) => {
  await openConnect(page)
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow)
  expect(await overflow()).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect.poll(overflow).not.toBe('hidden')
})

test('K-MODAL-11b, K-MODAL-11c: focus enters, loops and returns to the opener; the rest is inert', async ({
  page,
}) => {
  await openConnect(page)
  const inDialog = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  await expect.poll(inDialog).toBe(true)
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    expect(await inDialog()).toBe(true)
  }
  const reachable = await page.evaluate(() =>
    [...document.body.children]
      .filter((node) => !['DIALOG', 'SCRIPT', 'NOSCRIPT'].includes(node.tagName))
      .filter((node) => !node.hasAttribute('inert'))
      .map((node) => node.outerHTML.slice(0, 200)),
  )
  expect(reachable).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByTestId('connect-button')).toBeFocused()
})

test('help opens, shows a back button and returns', async ({ page }) => {
  await openConnect(page)
  await expect(page.getByTestId('header-back')).toHaveCount(0)
  await modal(page).getByRole('button', { name: 'What is a wallet?' }).click()
  await expect(header(page)).toHaveText('What is a wallet?')
  // Waits for the new view, because the previous one stays visible until it has loaded.
  await expect(modal(page).getByRole('button', { name: 'Get a wallet' })).toBeVisible()
  await page.getByTestId('header-back').click()
  await expect(header(page)).toHaveText('Log in')
})

test('K-MODAL-05: the next opening starts at Connect', async ({ page }) => {
  await openConnect(page)
  await modal(page).getByRole('button', { name: 'What is a wallet?' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByTestId('connect-button').click()
  await expect(header(page)).toHaveText('Log in')
})

test('K-MODAL-01, K-ACC-01, K-REC-01, K-BUY-07: the button opens Account and the address', async ({
  page,
  wallet,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, wallet)
  await page.getByTestId('account-button').click()
  const card = modal(page)
  await expect(card.getByTestId('disconnect-button')).toBeVisible()
  await expect(card.getByRole('note').first()).toContainText('ETH')
  await card.getByRole('tab', { name: 'NFTs' }).click()
  const pass = card.getByRole('button', { name: 'Gate pass, Clubhouse Passes' })
  const trophy = card.getByRole('button', { name: /^Trophy \d+, Clubhouse Trophy$/ })
  for (const nft of [pass, trophy])
    await expect
      .poll(() => nft.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  await expect(card.getByRole('tabpanel')).not.toContainText('prizes.example')
  await pass.click()
  await expect(card).toContainText('Opens the gate of the clubhouse.')
  await page.getByTestId('header-back').click()
  await card.getByTestId('w3m-account-default-fund-wallet-button').click()
  await card.getByTestId('wallet-features-receive-button').click()
  await expect(card.getByTestId('wui-qr-code')).toBeVisible()
  await card.getByRole('button', { name: 'Copy address', exact: true }).click()
  await expect(page.getByText('Address copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^0x[0-9a-fA-F]{40}$/)
  await expect(card).toContainText(copied)
})

test('twenty openings leave no node behind', async ({ page }) => {
  await openConnect(page)
  await page.keyboard.press('Escape')
  const nodes = () => page.evaluate(() => document.body.querySelectorAll('*').length)
  await expect(modal(page)).toBeEmpty()
  const before = await nodes()
  for (let round = 0; round < 20; round += 1) {
    await page.getByRole('main').getByTestId('connect-button').click()
    await expect(card(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal(page)).toBeEmpty()
  }
  await expect.poll(nodes).toBe(before)
})
