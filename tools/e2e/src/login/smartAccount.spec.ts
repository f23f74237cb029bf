import { createPublicClient, erc20Abi, formatUnits, type Hex, http, isHex } from 'viem'
import {
  approve,
  approveShown,
  createAddress,
  frame,
  loginByEmail,
  openApproval,
} from '../fixtures/login/login.ts'
import { expect, test } from '../fixtures/page/test.ts'
import { header, modal } from '../fixtures/product/product.ts'

/** Recipients of the test's batch, addresses without other use. */
const friends = [
  '0x00000000000000000000000000000000000f1e2d',
  '0x00000000000000000000000000000000000f1e2e',
] as const

test('K-AUTH-11, K-SET-05, K-SET-06, S-51: a smart account sends a batch without ETH', async ({
  page,
  sandbox,
}) => {
  const [chain] = sandbox.manifest.chains
  if (!chain) throw new Error('The sandbox has no chain.')
  const { gold } = chain.contracts
  const client = createPublicClient({ transport: http(chain.loopbackRpcUrl) })
  const readGold = (owner: Hex) =>
    client.readContract({ abi: erc20Abi, address: gold, functionName: 'balanceOf', args: [owner] })
  const decimals = await client.readContract({
    abi: erc20Abi,
    address: gold,
    functionName: 'decimals',
  })

  // The product's server accepts the signature of a smart account that is not deployed yet
  // (ERC-6492).
  await loginByEmail(page, { sandbox, email: createAddress() })
  await page.goto(`${sandbox.appUrl}/profile-test`)
  const readAddress = async (): Promise<unknown> =>
    JSON.parse((await page.getByTestId('state-kit').textContent()) ?? '{}').account?.address
  await expect.poll(readAddress).toMatch(/^0x/)
  const address = (await readAddress()) as Hex
  await sandbox.control.fund({ chainId: chain.chainId, address, amount: '5000000', token: gold })

  await page.getByRole('textbox', { name: 'Token contract' }).fill(gold)
  await page.getByRole('textbox', { name: 'To, separated by commas' }).fill(friends.join(', '))
  await page.getByRole('textbox', { name: 'Amount for each' }).fill(formatUnits(2n, decimals))
  const before = await Promise.all(friends.map(readGold))
  await page.getByRole('button', { name: 'Send together' }).click()
  const prompt = frame(page)
  await expect(prompt.getByRole('heading', { name: '2 actions at once' })).toBeVisible()
  const window = await openApproval(page)
  await window.getByRole('button', { name: 'Later' }).click()
  const whole = window.getByRole('main')
  await expect(whole).toContainText('Free: paid for you')
  await expect(whole).toContainText('This also sets up your smart account.')
  await approveShown(window)
  await expect(page.getByTestId('batch-result')).toContainText('All sent: 0x')
  expect(await Promise.all(friends.map(readGold))).toEqual(before.map((balance) => balance + 2n))
  expect(await readGold(address)).toBe(4_999_996n)
  expect(await client.getBalance({ address })).toBe(0n)
  expect(isHex(await client.getCode({ address }))).toBe(true)

  await page.getByTestId('account-button').click()
  await modal(page).getByTestId('wui-wallet-switch').click()
  await modal(page).getByTestId('wui-active-profile-wallet-item-more-button').click()
  await modal(page).getByTestId('account-smart-account-settings-button').click()
  await expect(modal(page).getByRole('status')).toHaveText('You are using a smart account.')
  await modal(page).getByTestId('account-toggle-preferred-account-type').click()
  // The other account type has another address, so it needs its own sign-in.
  await expect(header(page)).toHaveText('Sign in')
  const other = await modal(page)
    .locator('code, bdi')
    .filter({ hasText: /^0x[\da-fA-F]{40}$/ })
    .textContent()
  await modal(page).getByTestId('w3m-connecting-siwe-sign').click()
  await approve(page)
  await expect.poll(readAddress).toBe(other)
})
