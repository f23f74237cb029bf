import { createPublicClient, erc20Abi, type Hex, http, isHex } from 'viem'
import { approve, createAddress, frame, loginByEmail } from './fixtures/login.ts'
import { header, modal } from './fixtures/product.ts'
import { expect, test } from './fixtures/test.ts'
import { openWireHost } from './fixtures/wireHost.ts'

/** Nobody's. */
const friend = '0x00000000000000000000000000000000000f1e2d'

test('K-AUTH-11, K-SET-05, K-SET-06, S-51: a login signs in as a smart account, and sends a batch without any ETH', async ({
  page,
  sandbox,
}) => {
  const [chain] = sandbox.manifest.chains
  if (!chain) throw new Error('The sandbox has no chain.')
  const { gold } = chain.contracts
  const client = createPublicClient({ transport: http(chain.loopbackRpcUrl) })
  const readGold = (owner: Hex) =>
    client.readContract({ abi: erc20Abi, address: gold, functionName: 'balanceOf', args: [owner] })

  // The product's server has taken the signature of an account that is not on the chain yet (ERC-6492).
  await loginByEmail(page, { sandbox, email: createAddress() })
  await page.getByTestId('account-button').click()
  await modal(page).getByTestId('wui-wallet-switch').click()
  await modal(page).getByTestId('wui-active-profile-wallet-item-more-button').click()
  await modal(page).getByTestId('account-smart-account-settings-button').click()
  await expect(modal(page).getByRole('status')).toHaveText('You use your smart account.')
  await modal(page).getByTestId('account-toggle-preferred-account-type').click()
  // The other account is another address, and signs in for itself.
  await expect(header(page)).toHaveText('Sign In')
  const other = await modal(page)
    .locator('code, bdi')
    .filter({ hasText: /^0x[\da-fA-F]{40}$/ })
    .textContent()
  await modal(page).getByTestId('w3m-connecting-siwe-sign').click()
  await approve(page)
  await expect(page.getByRole('main')).toContainText(other ?? 'no address')

  const host = await openWireHost(page, sandbox)
  const { chainId } = chain
  const user = await host.ask('GET_USER', { chainId, preferredAccountType: 'smartAccount' })
  expect(user).toMatchObject({ preferredAccountType: 'smartAccount', smartAccountDeployed: false })
  const address = (user as { address: Hex }).address
  await sandbox.control.fund({ chainId, address, amount: '5000000', token: gold })

  const call = (amount: string) => ({
    to: gold,
    data: `0xa9059cbb${friend.slice(2).padStart(64, '0')}${amount}`,
  })
  const calls = [call('1'.padStart(64, '0')), call('2'.padStart(64, '0'))]
  const sending = host.ask('RPC_REQUEST', {
    method: 'wallet_sendCalls',
    params: [{ version: '2.0.0', from: address, atomicRequired: true, calls }],
    chainId,
  })
  const before = await readGold(friend)
  const prompt = frame(page)
  await expect(prompt.getByRole('heading', { name: '2 actions at once' })).toBeVisible()
  await expect(prompt.getByRole('main')).toContainText('None: it is paid for you')
  await expect(prompt.getByRole('main')).toContainText('This also sets up your smart account.')
  await approve(page)
  const id = ((await sending) as { id: Hex }).id
  const readStatus = () =>
    host.ask('RPC_REQUEST', { method: 'wallet_getCallsStatus', params: [id], chainId })
  await expect
    .poll(readStatus)
    .toMatchObject({ status: 200, atomic: true, receipts: [{ status: '0x1' }] })
  expect(await readGold(friend)).toBe(before + 3n)
  expect(await readGold(address)).toBe(4_999_997n)
  expect(await client.getBalance({ address })).toBe(0n)
  expect(isHex(await client.getCode({ address }))).toBe(true)
})
