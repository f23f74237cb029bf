import { expect, test } from '../fixtures/page/test.ts'
import { award, operate } from '../fixtures/product/operator.ts'
import { chooseName, settleCookies, signInAutomatically } from '../fixtures/product/product.ts'

// Tests a purchase with the sandbox's marketplace. Tests of the screen cover each possible answer.
test.use({ personas: 'auto' })

test('a member buys with points, gets a refund without delivery, and waits for a closed shop', async ({
  page,
  sandbox,
  wallet,
}) => {
  const address = sandbox.manifest.accounts.at(-6)?.address
  if (!address) throw new Error('The sandbox has no account.')
  await wallet.control.selectAccount({ instance: wallet.instance, address })
  await settleCookies(page)
  await signInAutomatically(page)
  const tag = Date.now().toString(36)
  await chooseName(page, `Magpie ${tag}`)
  await award([`Magpie ${tag},500,Tournament,shop-${tag}`])

  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  const balance = page.getByTestId('shop-balance')
  // The sum of the awarded points and the sandbox's welcome bonus.
  await expect(balance).toHaveText('700 points to spend')
  const item = (name: string) => page.getByTestId('shop-item').filter({ hasText: name })
  const picture = item('Brass lantern').locator('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 640)
  const buy = async (name: string, price: number) => {
    await page.getByRole('button', { name: `Buy ${name} for ${price} points` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Buy for' }).click()
  }
  const receipt = page.getByTestId('shop-receipt')
  await buy('Brass lantern', 120)
  await expect(receipt).toContainText('Brass lantern is yours')
  await expect(receipt).toContainText(/M-[0-9A-F]{10}/)
  await expect(balance).toHaveText('580 points to spend')
  await expect(item('Brass lantern')).toContainText('Owned')
  const purchases = page.getByTestId('shop-purchase')
  await page.reload()
  await expect(purchases).toHaveCount(1)
  await expect(balance).toHaveText('580 points to spend')

  await sandbox.control.setMarketRefusal({ refusal: 'sold_out' })
  await buy('Spare key', 40)
  await expect(receipt).toContainText('Your 40 points were refunded.')
  await sandbox.control.setMarketRefusal({})
  await expect(balance).toHaveText('580 points to spend')
  await expect(purchases.nth(0)).toContainText('Refunded')

  await operate('shop', 'close')
  await page.reload()
  const closed = page.getByRole('region', { name: 'The shop is closed' })
  await closed.getByRole('button', { name: 'Notify me when it opens' }).click()
  await expect(closed).toContainText('We’ll let you know')
  await expect(page.getByRole('button', { name: /^Buy / })).toHaveCount(0)
  const waitMs = 600_000
  await operate('shop', 'open', '--starts', new Date(Date.now() + waitMs).toISOString())
  await page.clock.install()
  await page.reload()
  await expect(closed).toContainText('Opens in')
  await operate('shop', 'open')
  await page.clock.fastForward(waitMs)
  await expect(page.getByRole('button', { name: /^Buy Spare key/ })).toBeVisible()
  await expect(page.getByText('The shop is open')).toBeVisible()

  // The profile shows all points of the season, because spent points do not change the rank.
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByTestId('profile-points')).toHaveText('500')
})
