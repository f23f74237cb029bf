import { RpcError, type SendFeatures } from '@latchkey/core'
import { openPay, type PayParameters, pay } from '@latchkey/kit/pay'
import { fakePopups, fakeWallet, type TestKit } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Messages } from '../../messages/Messages.ts'
import type { FakeResults } from '../../testing/depositStory.ts'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews } from '../../testing/openOn.tsx'
import {
  createPayer,
  goldPayment,
  type PayStoryOptions,
  toPayOptions,
} from '../../testing/payStory.ts'
import { renderWithKit } from '../../testing/renderWithKit.tsx'
import { gold } from '../../testing/sendStory.ts'

await fetchViews('Pay', 'PayQuote', 'PayLoading', 'Connect')
afterEach(() => {
  cleanup()
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
})

const order: PayParameters = {
  id: 'order-1',
  caipNetworkId: 'eip155:1',
  token: { address: gold.address ?? '', symbol: 'GOLD', name: gold.name, decimals: 6 },
  amount: '12.5',
  recipient: goldPayment.recipient,
}

type StartOptions = PayStoryOptions & { readonly messages?: Partial<Messages> }

async function start(given: StartOptions = {}, parameters: Partial<PayParameters> = {}) {
  const payer = given.connected === undefined ? createPayer(given) : given.connected
  const results: { [method: string]: object | 'never' | 'error' } = { ...given.results }
  const { popups, openWindow } = fakePopups()
  const options = toPayOptions({ ...given, connected: payer, results })
  const { kit } = renderWithKit(null, {
    ...options,
    ...(given.messages && { messages: given.messages }),
    ports: { ...options.ports, openWindow },
  })
  const ended = pay(kit, { ...order, ...parameters })
  ended.catch(() => undefined)
  await screen.findByTestId('pay-amount')
  return { kit, ended, payer, results, popups }
}

const find = (testId: string) => screen.findByTestId<HTMLButtonElement>(testId)
const press = async (testId: string) => userEvent.click(await find(testId))
const seeView = (kit: TestKit, view: string) =>
  waitFor(() => expect(getViews(kit).at(-1)).toBe(view))
const seeToast = (message: string) =>
  waitFor(async () => expect((await find('wui-snackbar-message')).textContent).toBe(message))

test('K-SS-03: the view shows the payment, and the wallet pays it after a quote', async () => {
  const { kit, ended, payer } = await start()
  expect((await find('pay-amount')).textContent).toBe('12.5 GOLD')
  expect((await find('pay-recipient')).textContent).toBe(goldPayment.recipient)
  await press('pay-with-wallet')
  await seeView(kit, 'PayQuote')
  await waitFor(async () => expect((await find('pay-fee')).textContent).toBe('0.000044 ETH'))
  expect((await find('pay-total')).textContent).toBe('12.5 GOLD + 0.000044 ETH')
  expect((await find('pay-option-GOLD')).getAttribute('aria-current')).toBe('true')
  await press('pay-confirm')
  await seeView(kit, 'PayLoading')
  expect(await screen.findByText('Paid')).toBeTruthy()
  expect((await find('pay-sending')).dataset['state']).toBe('done')
  expect(await ended).toMatchObject({ status: 'success', hash: 'hash-1' })
  expect(payer?.sent).toHaveLength(1)
  await press('pay-close')
  expect(kit.modal.getState().open).toBe(false)
})

test('behavior: the quote names the wallet that has to approve, and groups the recipient', async () => {
  const { payer } = await start()
  payer?.behave({ hangs: 'send' })
  const groups = [...(await find('pay-recipient')).querySelectorAll('span')]
  expect(groups.map(({ textContent }) => textContent?.length)).toEqual([6, ...Array(9).fill(4)])
  await press('pay-with-wallet')
  await press('pay-confirm')
  await waitFor(() => expect(payer?.requests).toContain('send'))
  const name = payer?.connector.info.name ?? ''
  expect((await screen.findAllByText(`Approve in ${name}`)).length).toBeGreaterThan(0)
})

test('K-SS-03: a payment by an exchange opens its window and shows each step until it succeeds', async () => {
  const { kit, ended, results, popups } = await start()
  await press('pay-exchange-harbour')
  await seeView(kit, 'PayQuote')
  expect((await find('pay-continue')).textContent).toBe('Continue in Harbour Exchange')
  await press('pay-continue')
  await seeView(kit, 'PayLoading')
  expect(popups[0]?.visited[0]?.href).toBe('https://exchange.example/pay?s=1')
  expect((await find('pay-receiving')).dataset['state']).toBe('active')
  expect((await find('pay-sending')).dataset['state']).toBe('waiting')
  results['reown_getExchangeBuyStatus'] = { status: 'SUCCESS', txHash: `0x${'cd'.repeat(32)}` }
  act(() => kit.test.clock.advance(3_000))
  expect(await screen.findByText('Paid')).toBeTruthy()
  expect(await ended).toMatchObject({ status: 'success' })
})

const little = { amount: 1n, decimals: 6, symbol: 'GOLD' }
const ether = { amount: 15n * 10n ** 17n, decimals: 18, symbol: 'ETH' }
const short: PayStoryOptions = { getBalance: ({ token }) => (token ? little : ether) }

test('K-SS-03: with too few tokens another token is swapped first, and the exact amount is sent', async () => {
  const { kit, ended, payer } = await start(short)
  await press('pay-with-wallet')
  await press('pay-option-ETH')
  expect((await find('pay-option-GOLD')).getAttribute('aria-disabled')).toBe('true')
  await waitFor(async () => expect((await find('pay-confirm')).textContent).toContain('Pay'))
  expect(await screen.findByText(/asks you twice/)).toBeTruthy()
  await press('pay-confirm')
  await seeView(kit, 'PayLoading')
  expect(await ended).toMatchObject({ status: 'success' })
  expect(payer?.swapped.map(({ act: done }) => done)).toEqual(['swap'])
  expect(payer?.sent).toMatchObject([{ amount: 12_500_000n, to: goldPayment.recipient }])
})

test('K-SS-03: a token that needs an approval is approved first, and then the same button pays', async () => {
  let allowed = false
  const { ended, payer } = await start(
    {
      ...short,
      getBalance: () => ({ amount: gold.listed, decimals: 18, symbol: 'ETH' }),
      answers: {
        allowance: () => ({ allowance: allowed ? String(10n ** 30n) : '0' }),
      },
      options: {},
      swap: {},
    },
    {
      token: { address: `0x${'69'.repeat(20)}`, symbol: 'ROSE', decimals: 6 },
    },
  )
  await press('pay-with-wallet')
  await press('pay-option-GOLD')
  await waitFor(async () => expect((await find('pay-confirm')).textContent).toContain('Approve'))
  allowed = true
  await press('pay-confirm')
  await waitFor(async () => expect((await find('pay-confirm')).textContent).toContain('Pay'))
  await press('pay-confirm')
  expect(await ended).toMatchObject({ status: 'success' })
  expect(payer?.swapped.map(({ act: done }) => done)).toEqual(['approve', 'swap'])
})

test('K-SS-04: tokens that were bought but not sent stay with the user, who can pay with them', async () => {
  const declined = new Error('User rejected the request')
  const { kit, ended } = await start({ ...short, send: { send: () => Promise.reject(declined) } })
  await press('pay-with-wallet')
  await waitFor(async () => expect((await find('pay-confirm')).textContent).toContain('Pay'))
  await press('pay-confirm')
  expect(await screen.findByText('Not paid')).toBeTruthy()
  expect(
    screen.getByText('The GOLD you bought is in your account. You can pay with it now.'),
  ).toBeTruthy()
  expect(await ended).toEqual({ id: 'order-1', status: 'refund' })
  await press('pay-again')
  await seeView(kit, 'Pay')
})

test('K-SS-03: without a wallet the user connects one, and returns to the payment', async () => {
  const payer = fakeWallet({ id: 'basalt', name: 'Basalt Vault' })
  const { kit } = await start({ connected: null, options: { wallets: [payer] } })
  expect((await find('pay-with-wallet')).textContent).toContain('Connect a wallet first')
  await press('pay-with-wallet')
  await seeView(kit, 'Connect')
  await userEvent.click(await screen.findByRole('button', { name: /Basalt Vault/ }))
  await seeView(kit, 'Pay')
  await waitFor(async () => expect((await find('pay-with-wallet')).textContent).toContain('0x5a'))
})

test('K-SS-03: disconnecting the wallet keeps the payment open', async () => {
  const { kit } = await start()
  await press('pay-disconnect')
  await waitFor(() => expect(screen.queryByTestId('pay-disconnect')).toBeNull())
  expect(getViews(kit)).toEqual(['Pay'])
  expect((await find('pay-with-wallet')).textContent).toContain('Connect a wallet first')
})

test('K-SS-04: an account without enough tokens offers to connect another wallet', async () => {
  const { kit } = await start({
    getBalance: ({ token }) => (token ? little : { ...ether, amount: 0n }),
    answers: { balance: { balances: [] } },
    options: { swap: { routers: {} } },
  })
  await press('pay-with-wallet')
  expect(await screen.findByText('This account doesn’t have enough to pay')).toBeTruthy()
  await press('pay-other-wallet')
  await seeView(kit, 'Connect')
})

test.each<[string, FakeResults, string]>([
  ['UNABLE_TO_GET_EXCHANGES', { reown_getExchanges: 'error' }, 'Unable to get exchanges'],
  ['no exchange', { reown_getExchanges: { total: 0, exchanges: [] } }, 'No exchanges available'],
])('K-SS-04: with %s the wallet can still pay', async (_, results, text) => {
  const { kit } = await start({ results })
  expect(await screen.findByText(text)).toBeTruthy()
  await press('pay-with-wallet')
  await seeView(kit, 'PayQuote')
})

test('K-SS-04: an exchange without a payment page shows a toast, and the quote stays open', async () => {
  const { kit, popups } = await start({ results: { reown_getExchangePayUrl: 'error' } })
  await press('pay-exchange-harbour')
  await press('pay-continue')
  await seeToast('The exchange didn’t provide a payment page')
  expect(popups[0]?.isClosed()).toBe(true)
  expect(getViews(kit).at(-1)).toBe('PayQuote')
})

test("behavior: an error of the kit shows the app's own text if there is one", async () => {
  const messages = { 'error.UNABLE_TO_GET_PAY_URL': 'Die Börse hat keine Seite' }
  await start({ results: { reown_getExchangePayUrl: 'error' }, messages })
  await press('pay-exchange-harbour')
  await press('pay-continue')
  await seeToast('Die Börse hat keine Seite')
})

test('K-SS-04: a rejected request shows a toast, and the quote stays open', async () => {
  const { kit } = await start({ connected: createDecliner() })
  await press('pay-with-wallet')
  await press('pay-confirm')
  await seeToast('You declined the request')
  expect(getViews(kit).at(-1)).toBe('PayQuote')
})

function createDecliner() {
  return createPayer({ send: { send: () => Promise.reject(new Error('User rejected')) } })
}

test('behavior: a payment that is not valid opens nothing', async () => {
  const { kit } = renderWithKit(null, toPayOptions())
  await expect(openPay(kit, { ...order, amount: '0' })).rejects.toMatchObject({
    code: 'INVALID_AMOUNT',
  })
  expect(kit.modal.getState().open).toBe(false)
})

test('K-WORLD-02c: a payment of unknown outcome is made again after its warnings were accepted', async () => {
  let asked = 0
  const send: SendFeatures['send'] = async (_, options) => {
    options?.onAsk?.()
    asked += 1
    if (asked === 1) throw new RpcError(-32_603, 'Internal error')
    return '0x2'
  }
  const position = { text: '5/5' }
  const { kit } = await start({ send: { send, readPosition: async () => position.text } })
  await press('pay-with-wallet')
  await press('pay-confirm')
  await press('pay-again')
  await seeView(kit, 'Pay')
  await press('pay-with-wallet')
  expect(await screen.findByText(/may already have sent 12\.5 GOLD/)).toBeTruthy()
  await waitFor(async () => expect((await find('pay-confirm')).disabled).toBe(true))
  position.text = '6/6'
  await userEvent.click(await screen.findByLabelText('I understand, pay anyway'))
  await press('pay-confirm')
  expect(await screen.findByText(/The nonce of your account has changed/)).toBeTruthy()
  expect(asked).toBe(1)
  await userEvent.click(await screen.findByLabelText('I understand, pay anyway'))
  await press('pay-confirm')
  expect(await screen.findByText('Paid')).toBeTruthy()
  expect(asked).toBe(2)
})
