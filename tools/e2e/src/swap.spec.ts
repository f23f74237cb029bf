import { createPublicClient, erc20Abi, http, isHex } from 'viem'
import { header, modal, signIn } from './fixtures/product.ts'
import { expect, test } from './fixtures/test.ts'

// Other tests read what the first accounts have, at the same time.
test.beforeEach(async ({ wallet, sandbox }) => {
  const address = sandbox.manifest.accounts.at(-2)?.address
  if (!address) throw new Error('The sandbox has no account.')
  await wallet.control.selectAccount({ instance: wallet.instance, address })
})

test('K-SWAP-01, K-SWAP-07, K-SWAP-09: a token is sold for ether in the pools, after leave for just that', async ({
  page,
  wallet,
  sandbox,
}) => {
  const [chain] = sandbox.manifest.chains
  if (!chain) throw new Error('The sandbox has no chain.')
  const { chainId, contracts, loopbackRpcUrl } = chain
  const client = createPublicClient({ transport: http(loopbackRpcUrl) })
  await signIn(page, wallet)
  const { selected } = await wallet.control.getInstance(wallet.instance)
  if (!isHex(selected)) throw new Error('The wallet has no account.')
  const token = { abi: erc20Abi, address: contracts.gold } as const
  const readGold = () =>
    client.readContract({ ...token, functionName: 'balanceOf', args: [selected] })
  const readAllowance = () =>
    client.readContract({
      ...token,
      functionName: 'allowance',
      args: [selected, contracts.swapRouter],
    })
  await sandbox.control.fund({
    chainId,
    address: selected,
    amount: '5000000',
    token: contracts.gold,
  })
  const before = { gold: await readGold(), ether: await client.getBalance({ address: selected }) }

  await page.getByTestId('account-button').click()
  await modal(page).getByTestId('w3m-account-default-swaps-button').click()
  await expect(header(page)).toHaveText('Swap')
  await modal(page).getByTestId('swap-select-token-button-sourceToken').click()
  await modal(page).getByTestId('swap-select-token-item-GOLD').first().click()
  await modal(page).getByTestId('swap-select-token-button-toToken').click()
  await modal(page).getByTestId('swap-select-token-item-ETH').first().click()
  await modal(page).getByTestId('swap-input-sourceToken').fill('2')
  await modal(page).getByRole('button', { name: 'Review swap' }).click()
  const confirm = modal(page).getByTestId('swap-confirm-button')
  await expect(confirm).toHaveText('Approve')
  await confirm.click()
  await wallet.approve()
  await expect(confirm).toHaveText('Swap')
  await confirm.click()
  await wallet.approve()
  await expect.poll(readGold).toBe(before.gold - 2_000_000n)
  expect(await client.getBalance({ address: selected })).toBeGreaterThan(before.ether)
  // What was allowed was sold: nothing is left that somebody else could take.
  expect(await readAllowance()).toBe(0n)
})
