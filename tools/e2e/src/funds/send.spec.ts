import { createPublicClient, erc20Abi, type Hex, http, isHex, parseUnits } from 'viem'
import { expect, type Page, test } from '../fixtures/page/test.ts'
import {
  chooseWallet,
  header,
  modal,
  seeProfile,
  settleCookies,
  signIn,
} from '../fixtures/product/product.ts'

/** Recipient of the test's transfer, an address without other use. */
const friend: Hex = '0x00000000000000000000000000000000000f1e30'
const solanaFriend = 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse'
/** Recipient of the test's Bitcoin transfer: the example address of BIP-173. */
const bitcoinFriend = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

// Uses another account than other tests, because they read the balances of the first accounts in
// parallel.
test.beforeEach(async ({ wallet, sandbox }) => {
  const address = sandbox.manifest.accounts.at(-1)?.address
  if (!address) throw new Error('The sandbox has no account.')
  await wallet.control.selectAccount({ instance: wallet.instance, address })
})

type Wanted = { readonly symbol: string; readonly amount: string; readonly to: string }

/**
 * Opens the send form of the product and fills it in, up to the last button before the wallet
 * request.
 */
async function fillIn(page: Page, { symbol, amount, to }: Wanted): Promise<void> {
  await page.getByTestId('account-button').click()
  await modal(page).getByTestId('w3m-account-default-send-button').click()
  await expect(header(page)).toHaveText('Send')
  await modal(page).getByTestId('send-token-button').click()
  await modal(page).getByTestId(`send-token-${symbol}`).click()
  await modal(page).getByTestId('send-amount-input').fill(amount)
  await modal(page).getByTestId('send-receiver-input').fill(to)
  await modal(page).getByRole('button', { name: 'Preview send' }).click()
  await expect(modal(page).getByTestId('send-preview-address')).toHaveText(to)
  await expect(modal(page).getByTestId('send-preview-amount')).toHaveText(`${amount} ${symbol}`)
}

/**
 * Matches the text of a pending and of a mined transaction, because the block may be mined before
 * the test looks.
 */
const underWay = /Transaction started|Sent [\d.]+ (ETH|BTC)/

const send = (page: Page) => modal(page).getByTestId('send-confirm-button').click()

test('K-SEND-02, K-SEND-10: ether and a token reach the recipient; a rejected send does not', async ({
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
  await sandbox.control.fund({
    chainId,
    address: selected,
    amount: '5000000',
    token: contracts.gold,
  })
  const [ether, gold] = await Promise.all([readEther(), readGold()])

  await fillIn(page, { symbol: 'ETH', amount: '0.25', to: friend })
  await send(page)
  await wallet.reject()
  await expect(modal(page)).toContainText('You declined the request')
  await send(page)
  await wallet.approve()
  await expect(modal(page)).toContainText(underWay)
  await expect(modal(page).getByTestId('w3m-account-default-send-button')).toBeVisible()
  await expect.poll(readEther).toBe(ether + parseUnits('0.25', 18))
  await modal(page).getByTestId('w3m-header-close').click()

  await fillIn(page, { symbol: 'GOLD', amount: '1.5', to: friend })
  await send(page)
  await wallet.approve()
  await expect.poll(readGold).toBe(gold + 1_500_000n)
  // Once the transaction is mined, the storage contains no pending request.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('@latchkey/send_requests') ?? ''))
    .not.toContain(friend)
})

test('K-SEND-06, K-SEND-11: SOL and a token of Solana arrive, in an account that is made for it', async ({
  page,
  wallet,
  sandbox,
}) => {
  const [cluster] = sandbox.manifest.solana
  if (!cluster) throw new Error('The sandbox has no cluster.')
  const ask = async (method: string, params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(cluster.loopbackRpcUrl, { method: 'POST', headers, body })
    return (await answer.json()).result.value
  }
  const readGold = async () => {
    const params = [solanaFriend, { mint: cluster.mints.gold }, { encoding: 'jsonParsed' }]
    const [row] = await ask('getTokenAccountsByOwner', params)
    return Number(row?.account.data.parsed.info.tokenAmount.amount ?? 0)
  }
  const readSol = async () => Number(await ask('getBalance', [solanaFriend]))
  await wallet.become('auto')
  await settleCookies(page)
  await page.goto('/')
  await chooseWallet(page, undefined, 'solana')
  await seeProfile(page)
  const [sol, gold] = [await readSol(), await readGold()]

  await fillIn(page, { symbol: 'SOL', amount: '0.25', to: solanaFriend })
  await send(page)
  await expect.poll(readSol).toBe(sol + 250_000_000)
  await modal(page).getByTestId('w3m-header-close').click()
  await fillIn(page, { symbol: 'GOLD', amount: '1.5', to: solanaFriend })
  await send(page)
  await expect.poll(readGold).toBe(gold + 1_500_000)
})

test('K-SEND-06: bitcoin arrives, for the fee that was chosen', async ({
  page,
  wallet,
  sandbox,
}) => {
  const { bitcoin } = sandbox.manifest
  const read = async () => {
    const answer = await fetch(`${bitcoin.loopbackUrl}/address/${bitcoinFriend}`)
    const { chain_stats: chain, mempool_stats: pool } = await answer.json()
    return chain.funded_txo_sum + pool.funded_txo_sum
  }
  await wallet.become('auto')
  await settleCookies(page)
  await page.goto('/')
  await chooseWallet(page, undefined, 'bip122')
  await seeProfile(page)
  const before = await read()
  await fillIn(page, { symbol: 'BTC', amount: '0.0001', to: bitcoinFriend })
  await send(page)
  await expect(modal(page)).toContainText(underWay)
  await expect.poll(read).toBe(before + 10_000)
})
