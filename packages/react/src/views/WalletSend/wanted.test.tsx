import { openSend } from '@latchkey/kit/send'
import { type FakeWalletOptions, fakeAdapter, fakeWallet } from '@latchkey/kit/testing'
import type { WantedSend } from '@latchkey/modal'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakeApi } from '../../testing/fakeApi.ts'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews } from '../../testing/openOn.tsx'
import { renderWithKit } from '../../testing/renderWithKit.tsx'

await fetchViews('WalletSend', 'WalletSendPreview', 'WalletSendConfirmed')
afterEach(cleanup)

const gold = `0x${'67'.repeat(20)}`
const wanted: WantedSend = {
  caipNetworkId: 'eip155:137',
  token: gold,
  amount: '1.25',
  to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
}

/**
 * Opens a transfer that an app requests. The account has 1.5 GOLD on Polygon, a token that no list
 * contains. The wallet starts on Ethereum.
 */
async function start(parameters: Partial<WantedSend> = {}, options: FakeWalletOptions = {}) {
  const wallet = fakeWallet(options)
  const getBalance = ({ token }: { readonly token?: string | undefined }) => {
    if (token && token !== gold) throw new TypeError('no such contract')
    return token
      ? { amount: 1_500_000n, decimals: 6, symbol: 'GOLD' }
      : { amount: 3n * 10n ** 17n, decimals: 18, symbol: 'POL' }
  }
  const chains = { http: ['eip155:1', 'eip155:137'], ws: [] }
  const { kit } = renderWithKit(null, {
    connected: wallet,
    adapters: [fakeAdapter({ getBalance })],
    blockchainApiUrl: 'https://api.example',
    ports: { fetch: fakeApi({ 'supported-chains': chains, balance: { balances: [] } }) },
  })
  const results: unknown[] = []
  await act(async () => {
    openSend(kit, { ...wanted, ...parameters }).then(
      (result) => results.push(result),
      (error: Error) => results.push(error.message),
    )
  })
  return { kit, wallet, results }
}

const field = (name: string) => screen.findByTestId<HTMLInputElement>(`send-${name}-input`)
async function openPreview() {
  const button = await screen.findByTestId<HTMLButtonElement>('send-action-button')
  await waitFor(() => expect(button.textContent).toBe('Preview send'))
  await userEvent.click(button)
  return screen.findByTestId<HTMLButtonElement>('send-confirm-button')
}

test('K-SEND-12: a send of an app is read-only, switches the network and returns its hash', async () => {
  const { kit, wallet, results } = await start()
  await waitFor(() => expect(wallet.getNetworkId()).toBe('eip155:137'))
  const amount = await field('amount')
  const receiver = await field('receiver')
  await userEvent.type(amount, '9')
  await userEvent.type(receiver, '9')
  expect([amount.value, receiver.value]).toEqual([wanted.amount, wanted.to])
  expect((await screen.findByTestId('send-token')).textContent).toBe('GOLD')
  for (const id of ['send-token-button', 'send-max-button']) {
    expect(screen.queryByTestId(id)).toBeNull()
  }
  expect(screen.queryByText('Paste')).toBeNull()
  const confirm = await openPreview()
  expect((await screen.findByTestId('send-preview-network')).tagName).not.toBe('BUTTON')
  await userEvent.click(confirm)
  await waitFor(() => expect(getViews(kit)).toEqual(['WalletSendConfirmed']))
  const { caipNetworkId, to } = wanted
  const token = { address: gold, decimals: 6 }
  expect(wallet.sent).toEqual([{ caipNetworkId, to, amount: 1_250_000n, token }])
  expect(results).toEqual([{ hash: 'hash-1' }])
  expect(screen.queryByTestId('wui-snackbar-message')).toBeNull()
})

test('K-SEND-12: the native currency of the active network requests no switch', async () => {
  const { wallet, results } = await start({ caipNetworkId: 'eip155:1', token: undefined })
  expect(wallet.requests).toEqual([])
  expect((await screen.findByTestId('send-token')).textContent).toBe('ETH')
  await userEvent.click(await screen.findByTestId('w3m-header-close'))
  await waitFor(() => expect(results).toEqual(['Modal closed']))
})

test('behavior: a send of an app does not fill in the next form of the user', async () => {
  const { kit } = await start({ caipNetworkId: 'eip155:1', token: undefined })
  await openPreview()
  act(() => kit.modal.send({ type: 'close', connected: true }))
  act(() =>
    kit.modal.send({
      type: 'open',
      page: { view: 'WalletSend' },
      namespace: undefined,
      connected: true,
    }),
  )
  expect((await field('amount')).value).toBe('')
  expect((await field('amount')).readOnly).toBe(false)
})

test('behavior: a send of an app reports a low balance and offers no other wallet', async () => {
  await start({ amount: '7' })
  const button = await screen.findByTestId<HTMLButtonElement>('send-action-button')
  await waitFor(() => expect(button.textContent).toBe('Insufficient funds'))
  expect(screen.queryByTestId('send-other-wallet-button')).toBeNull()
})

test.each([
  [{ amount: '0' }, {}, 'This app asks to send an amount that isn’t valid.'],
  [
    { caipNetworkId: 'eip155:10' as const },
    {},
    'This app asks to send on a network it doesn’t support.',
  ],
  [{}, { lacks: ['send'] as const }, 'Your wallet can’t send on the network this app asks for.'],
  [{ token: `0x${'99'.repeat(20)}` }, {}, 'The token this app asks to send wasn’t found.'],
])('K-SEND-12: %o of a wallet %o is refused with "%s"', async (parameters, options, text) => {
  const { wallet, results } = await start(parameters, options)
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  expect(screen.queryByTestId('send-action-button')).toBeNull()
  await userEvent.click(screen.getByText('Close'))
  await waitFor(() => expect(results).toEqual(['Modal closed']))
  expect(wallet.sent).toEqual([])
})

test('K-SEND-12: the user can retry a network switch that the wallet rejected', async () => {
  const { wallet } = await start({}, { rejects: 'switchNetwork' })
  expect((await screen.findByRole('alert')).textContent).toContain('didn’t switch to the network')
  wallet.behave({})
  await userEvent.click(screen.getByText('Try again'))
  await waitFor(() => expect(wallet.getNetworkId()).toBe('eip155:137'))
  await openPreview()
})
