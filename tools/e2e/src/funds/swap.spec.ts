import { expect, test } from '../fixtures/page/test.ts'
import { previewSwap, signInWithGold } from '../fixtures/product/swap.ts'

test('K-SWAP-01, K-SWAP-07, K-SWAP-09: a token is sold for ether in the pools, after leave for just that', async ({
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
  await expect.poll(readGold).toBe(before.gold - 2_000_000n)
  expect(await readEther()).toBeGreaterThan(before.ether)
  // What was allowed was sold: nothing is left that somebody else could take.
  expect(await readAllowance()).toBe(0n)
})
