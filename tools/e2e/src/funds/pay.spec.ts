import { createPublicClient, erc20Abi, formatUnits, http, isHex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, type Page } from '../fixtures/page/test.ts'
import { header, modal, settleCookies, takeWallet } from '../fixtures/product/product.ts'
import { test } from '../fixtures/servers/kitPage.ts'

// The wallet is on another device and approves automatically. The page has no injected wallet.
test.use({ personas: 'auto,none' })

// Uses another account than other tests, because they read the balances of the first accounts in
// parallel.
test.beforeEach(async ({ wallet, sandbox, context }) => {
  await settleCookies(context)
  const address = sandbox.manifest.accounts.at(-4)?.address
  if (!address) throw new Error('The sandbox has no account.')
  await wallet.control.selectAccount({ instance: wallet.instance, address })
})

const createRecipient = () => privateKeyToAddress(generatePrivateKey())
const askForPayment = (page: Page) => page.getByRole('button', { name: 'Pay the order' }).click()
const seePaid = (page: Page) =>
  expect(page.getByTestId('paid')).toHaveText(/^success 0x[\da-f]{64}$/)

test('K-SS-03: a payer with too few tokens connects, swaps and pays exactly once', async ({
  page,
  wallet,
  sandbox,
  openKitPage,
}) => {
  const [chain] = sandbox.manifest.chains
  if (!chain) throw new Error('The sandbox has no chain.')
  const client = createPublicClient({ transport: http(chain.loopbackRpcUrl) })
  const token = { abi: erc20Abi, address: chain.contracts.gold } as const
  const readGold = (address: `0x${string}`) =>
    client.readContract({ ...token, functionName: 'balanceOf', args: [address] })
  const { selected } = await wallet.control.getInstance(wallet.instance)
  if (!isHex(selected)) throw new Error('The wallet has no account.')
  const units = (await readGold(selected)) + 1_500_000n
  const recipient = createRecipient()
  await openKitPage(page, {
    options: { swap: { routers: toLists(sandbox.manifest.swapRouters) } },
    order: {
      id: crypto.randomUUID(),
      caipNetworkId: 'eip155:1',
      token: { address: chain.contracts.gold, symbol: 'GOLD', decimals: 6 },
      amount: formatUnits(units, 6),
      recipient,
    },
  })
  await askForPayment(page)
  await expect(header(page)).toHaveText('How you pay')
  await modal(page).getByTestId('pay-with-wallet').click()
  await takeWallet(page)
  const code = modal(page).getByTestId('wui-qr-code')
  await expect(code).toHaveAttribute('uri', /^wc:/)
  const uri = (await code.getAttribute('uri')) ?? ''
  await wallet.control.pair({ instance: wallet.instance, uri })
  await expect(header(page)).toHaveText('How you pay')
  await modal(page).getByTestId('pay-with-wallet').click()
  await expect(header(page)).toHaveText('Payment quote')
  await modal(page).getByTestId('pay-option-ETH').click()
  const confirm = modal(page).getByTestId('pay-confirm')
  await expect(confirm).toHaveText('Pay')
  await confirm.click()
  await expect(header(page)).toHaveText(/^Processing payment…|Payment$/)
  await seePaid(page)
  await expect(modal(page).getByText('The payment has arrived.')).toBeVisible()
  expect(await readGold(recipient)).toBe(units)

  // After a reload, the same order counts as paid, so the wallet gets no request.
  await page.reload()
  await askForPayment(page)
  await seePaid(page)
  expect(await readGold(recipient)).toBe(units)
})

const toLists = (routers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(routers).map(([chain, router]) => [chain, [router]]))

test('K-SS-03: without a wallet, an exchange pays in its window, and the tokens arrive', async ({
  page,
  sandbox,
  openKitPage,
}) => {
  const [chain] = sandbox.manifest.chains
  if (!chain) throw new Error('The sandbox has no chain.')
  const client = createPublicClient({ transport: http(chain.loopbackRpcUrl) })
  const recipient = createRecipient()
  const order = { caipNetworkId: 'eip155:1', amount: '0.02', recipient }
  await openKitPage(page, { order })
  await askForPayment(page)
  await modal(page)
    .getByTestId(/^pay-exchange-/)
    .first()
    .click()
  await expect(header(page)).toHaveText('Payment quote')
  const opened = page.context().waitForEvent('page')
  await modal(page).getByTestId('pay-continue').click()
  const exchange = await opened
  await expect(exchange.getByText(recipient)).toBeVisible()
  expect(await exchange.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await exchange.getByRole('button', { name: 'Send' }).click()
  await expect(exchange.getByRole('heading')).toHaveText('Sent')
  await exchange.close()
  await seePaid(page)
  expect(await client.getBalance({ address: recipient })).toBe(parseEther('0.02'))
})
