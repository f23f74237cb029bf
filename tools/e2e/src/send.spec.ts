import { createPublicClient, erc20Abi, type Hex, http, isHex, parseUnits } from 'viem'
import { header, modal, signIn } from './fixtures/product.ts'
import { expect, type Page, test } from './fixtures/test.ts'

/** Nobody's. */
const friend: Hex = '0x00000000000000000000000000000000000f1e30'

type Wanted = { readonly symbol: string; readonly amount: string; readonly to: string }

/** From the product to the last button before the wallet is asked. */
async function fillIn(page: Page, { symbol, amount, to }: Wanted): Promise<void> {
  await page.getByTestId('account-button').click()
  await modal(page).getByTestId('w3m-account-default-send-button').click()
  await expect(header(page)).toHaveText('Send')
  await modal(page).getByTestId('send-token-button').click()
  await modal(page).getByTestId(`send-token-${symbol}`).click()
  await modal(page).getByTestId('send-amount-input').fill(amount)
  await modal(page).getByTestId('send-receiver-input').fill(to)
  await modal(page).getByRole('button', { name: 'Preview Send' }).click()
  await expect(modal(page).getByTestId('send-preview-address')).toHaveText(to)
  await expect(modal(page).getByTestId('send-preview-amount')).toHaveText(`${amount} ${symbol}`)
}

const send = (page: Page) => modal(page).getByTestId('send-confirm-button').click()

test('K-SEND-02, K-SEND-10: ether and a token arrive at the receiver; what is refused does not', async ({
  page,
  wallet,
  sandbox,
}) => {
  const [chain] = sandbox.manifest.chains
  if (!chain) throw new Error('The sandbox has no chain.')
  const { chainId, contracts, loopbackRpcUrl } = chain
  const client = createPublicClient({ transport: http(loopbackRpcUrl) })
  const readGold = () =>
    client.readContract({
      abi: erc20Abi,
      address: contracts.gold,
      functionName: 'balanceOf',
      args: [friend],
    })
  const readEther = () => client.getBalance({ address: friend })
  await signIn(page, wallet)
  const { selected } = await wallet.control.getInstance(wallet.instance)
  if (!isHex(selected)) throw new Error('The wallet has no account.')
  await sandbox.control.fund({ chainId, address: selected, amount: '5000000', token: contracts.gold })
  const [ether, gold] = await Promise.all([readEther(), readGold()])

  await fillIn(page, { symbol: 'ETH', amount: '0.25', to: friend })
  await send(page)
  await wallet.reject()
  await expect(modal(page)).toContainText('User rejected the request')
  await send(page)
  await wallet.approve()
  await expect(modal(page)).toContainText('Transaction started')
  await expect(modal(page).getByTestId('w3m-account-default-send-button')).toBeVisible()
  await expect.poll(readEther).toBe(ether + parseUnits('0.25', 18))
  await modal(page).getByTestId('w3m-header-close').click()

  await fillIn(page, { symbol: 'GOLD', amount: '1.5', to: friend })
  await send(page)
  await wallet.approve()
  await expect.poll(readGold).toBe(gold + 1_500_000n)
  // In the chain it is over: nothing waits any more.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('@latchkey/send_requests') ?? ''))
    .not.toContain(friend)
})
