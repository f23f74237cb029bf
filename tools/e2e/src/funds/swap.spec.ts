import { expect, test } from '../fixtures/page/test.ts'
import { modal } from '../fixtures/product/product.ts'
import { previewSwap, signInWithGold } from '../fixtures/product/swap.ts'

test('K-SWAP-07, K-SWAP-09: swaps a token for ether, with an exact approval', async ({
  page,
  wallet,
  sandbox,
}) => {
  const { readGold, readAllowance, readEther } = await signInWithGold(page, wallet, sandbox)
  const before = { gold: await readGold(), ether: await readEther() }
  const confirm = await previewSwap(page)
  await expect(confirm).toHaveText('Approve')
  await confirm.click()
  await wallet.approve()
  await expect(confirm).toHaveText('Swap')
  await confirm.click()
  await wallet.approve()
  const toast = page.getByTestId('wui-snackbar-message')
  await expect(toast).toHaveText(/^Swapped 2 GOLD to [\d.,]+ ETH$/)
  await expect(modal(page).getByTestId('w3m-account-default-swaps-button')).toBeVisible()
  await expect.poll(readGold).toBe(before.gold - 2_000_000n)
  expect(await readEther()).toBeGreaterThan(before.ether)
  // The swap has used up the allowance, so no other contract can spend it.
  expect(await readAllowance()).toBe(0n)
})
