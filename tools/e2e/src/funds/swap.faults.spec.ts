import { expect, type Sandbox, type TestWallet, test } from '../fixtures/page/test.ts'
import { previewSwap, signInWithGold } from '../fixtures/product/swap.ts'

/** Kills the blockchain API while the wallet shows its request, and then approves the request. */
async function approveWithoutApi(wallet: TestWallet, { control }: Sandbox): Promise<void> {
  await wallet.waitForRequest()
  await control.kill({ service: 'api' })
  await wallet.approve()
}

test('K-SWAP-07, K-SWAP-09, S-102: a swap during an API outage is made once and recovered', async ({
  page,
  wallet,
  sandbox,
}) => {
  const { control } = sandbox
  const { readGold, readAllowance } = await signInWithGold(page, wallet, sandbox)
  const gold = await readGold()
  const confirm = await previewSwap(page)
  await expect(confirm).toHaveText('Approve')
  await confirm.click()
  await approveWithoutApi(wallet, sandbox)
  await expect.poll(readAllowance).toBe(2_000_000n)
  await expect(confirm).toHaveText('Approving…')
  await expect(confirm).toBeDisabled()
  await control.restart({ service: 'api' })
  await expect(confirm).toHaveText('Swap')
  await confirm.click()
  await approveWithoutApi(wallet, sandbox)
  const toast = page.getByTestId('wui-snackbar-message')
  await expect(toast).toHaveText(/^Swapping 2 GOLD to [\d.]+ ETH$/)
  await expect.poll(readGold).toBe(gold - 2_000_000n)
  await control.restart({ service: 'api' })
  await expect(toast).toHaveText(/^Swapped 2 GOLD to [\d.]+ ETH$/)
  expect(await readGold()).toBe(gold - 2_000_000n)
  expect(await readAllowance()).toBe(0n)
})
