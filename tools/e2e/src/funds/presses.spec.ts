import { createPublicClient, erc20Abi, http, isHex } from 'viem'
import {
  approve,
  approveShown,
  createAddress,
  loginByEmail,
  openApproval,
  recoveryTitle,
} from '../fixtures/login/login.ts'
import { type Acts, countActs } from '../fixtures/page/countActs.ts'
import { expect, type Page, type Sandbox, test } from '../fixtures/page/test.ts'
import { createName, openAccount, typeName } from '../fixtures/product/names.ts'
import { modal, signIn } from '../fixtures/product/product.ts'

// Counts the presses, submitted fields and windows of the tasks of a member, from the profile on.

const counted: string[] = []

/** Expects this number of presses and submitted fields for a task, and this number of windows. */
function hold(
  task: string,
  acts: Acts,
  most: { readonly presses: number; readonly windows: number },
) {
  counted.push(`${task} ${acts.done.length}`)
  const description = `${task}: ${acts.done.map((act) => act.trim()).join(', ')}`
  test.info().annotations.push({ type: 'acts', description })
  expect(acts.done, description).toHaveLength(most.presses)
  expect(acts.countWindows()).toBe(most.windows)
}

test.afterAll(() => {
  if (counted.length > 0) process.stdout.write(`presses: ${counted.join(', ')}\n`)
})

function getChain({ manifest }: Sandbox) {
  const [chain] = manifest.chains
  if (!chain) throw new Error('The sandbox has no chain.')
  return { ...chain, client: createPublicClient({ transport: http(chain.loopbackRpcUrl) }) }
}

/** Logs in by email and returns the address of the new account. */
async function logIn(page: Page, sandbox: Sandbox): Promise<`0x${string}`> {
  await loginByEmail(page, { sandbox, email: createAddress() })
  const address = `0x${(await page.getByTestId('profile-address').textContent())?.slice(2) ?? ''}`
  if (!isHex(address)) throw new Error('The profile shows no address.')
  return address
}

/** Approves in the frame's window. A new wallet first offers recovery, which costs one press. */
async function approveFirst(page: Page, title: string): Promise<void> {
  const window = await openApproval(page)
  await expect(window.getByRole('heading', { name: recoveryTitle })).toBeVisible()
  await window.getByRole('button', { name: 'Later' }).click()
  await expect(window.getByRole('heading', { name: title })).toBeVisible()
  await approveShown(window)
}

test('K-SWAP-07, K-SWAP-10, S-66: a login approves and swaps its token by seven presses', async ({
  page,
  context,
  sandbox,
}) => {
  const acts = await countActs(context)
  const address = await logIn(page, sandbox)
  const { chainId, contracts, client } = getChain(sandbox)
  const { gold, swapRouter } = contracts
  const token = { abi: erc20Abi, address: gold } as const
  await sandbox.control.fund({ chainId, address, amount: '5000000', token: gold })
  await page.reload()
  acts.forget()
  await openAccount(page)
  await modal(page).getByTestId('wallet-features-swaps-button').click()
  await expect(modal(page).getByTestId('swap-input-token-sourceToken')).toHaveText('GOLD')
  await modal(page).getByTestId('swap-input-sourceToken').fill('2')
  await modal(page).getByRole('button', { name: 'Review swap' }).click()
  await expect(modal(page).getByTestId('swap-note')).toContainText('Your wallet asks once')
  await modal(page).getByTestId('swap-confirm-button').click()
  await approveFirst(page, '2 actions at once')
  const readGold = () =>
    client.readContract({ ...token, functionName: 'balanceOf', args: [address] })
  await expect.poll(readGold).toBe(3_000_000n)
  expect(await client.getBalance({ address })).toBeGreaterThan(0n)
  const args = [address, swapRouter] as const
  expect(await client.readContract({ ...token, functionName: 'allowance', args })).toBe(0n)
  hold('swap', acts, { presses: 7, windows: 1 })
})

test('K-NAME-03, K-NAME-06: a login registers a name by four presses', async ({
  page,
  context,
  sandbox,
}) => {
  const acts = await countActs(context)
  await logIn(page, sandbox)
  acts.forget()
  const { label, name } = createName()
  await typeName(page, label)
  await modal(page).getByRole('button', { name: 'Register this name' }).click()
  await approve(page)
  await expect(modal(page)).toContainText(`${name} is yours`)
  hold('name', acts, { presses: 4, windows: 0 })
})

test('K-BUY-01, K-BUY-07: an extension buys by four presses', async ({
  page,
  context,
  wallet,
  sandbox,
}) => {
  const acts = await countActs(context)
  const address = sandbox.manifest.accounts.at(-3)?.address
  if (!address) throw new Error('The sandbox has no account.')
  await wallet.control.selectAccount({ instance: wallet.instance, address })
  await signIn(page, wallet)
  acts.forget()
  await openAccount(page)
  await modal(page).getByTestId('w3m-account-default-fund-wallet-button').click()
  const buy = modal(page).getByTestId('wallet-features-onramp-button')
  await expect(buy).not.toHaveAttribute('aria-busy')
  const opened = context.waitForEvent('page')
  await buy.click()
  const shop = await opened
  await shop.getByLabel('Amount', { exact: true }).fill('50')
  await shop.getByRole('button', { name: 'Buy' }).click()
  await expect(shop.getByRole('heading')).toContainText('ETH bought')
  hold('buy', acts, { presses: 4, windows: 1 })
})

test('a member reports a bug by two presses', async ({ page, context, wallet }) => {
  const acts = await countActs(context)
  await signIn(page, wallet)
  acts.forget()
  await page.getByRole('link', { name: 'Report a bug' }).click()
  await page.getByLabel('Summary').fill('The board stays empty after I log in')
  await page.getByLabel('What happened?').fill('I opened the leaderboard, and it showed no rows.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'The board stays empty' }).first(),
  ).toBeVisible()
  hold('bug report', acts, { presses: 2, windows: 0 })
})
