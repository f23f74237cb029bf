import {
  BaseError,
  ConnectionRejectedError,
  MaybeSentError,
  RpcError,
  type SendFeatures,
  WalletBusyError,
  WalletLockedError,
} from '@latchkey/core'

import { solana } from '@latchkey/core/networks'
import type { KitEvent } from '@latchkey/kit'
import { getSendStore } from '@latchkey/kit/send'
import {
  type CreateTestKitOptions,
  type FakeWalletOptions,
  fakeAdapter,
  fakeWallet,
} from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { buyOptions } from '../../testing/buyStory.ts'
import { type FakeAnswers, fakeApi } from '../../testing/fakeApi.ts'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews, openOn } from '../../testing/openOn.tsx'

await fetchViews(
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
  'WalletSendConfirmed',
  'Account',
)
afterEach(cleanup)

const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const gold = `0x${'67'.repeat(20)}`
const balances = [
  {
    name: 'Clubhouse Gold',
    symbol: 'GOLD',
    chainId: 'eip155:1',
    address: `eip155:1:${gold}`,
    value: 3,
    price: 2,
    quantity: { decimals: '6', numeric: '1.5' },
    iconUrl: '',
  },
]
const chains = { http: ['eip155:1', 'eip155:137'], ws: [] }
const usual: FakeAnswers = { 'supported-chains': chains, balance: { balances } }

type Given = {
  readonly pages?: readonly [Page, ...Page[]]
  readonly wallet?: FakeWalletOptions
  readonly answers?: FakeAnswers
  readonly options?: CreateTestKitOptions
}

async function start({ pages, wallet, answers = usual, options }: Given = {}) {
  const connected = fakeWallet(wallet)
  const getBalance = ({ token }: { readonly token?: string | undefined }) =>
    token
      ? { amount: 1_500_000n, decimals: 6, symbol: 'GOLD' }
      : { amount: 3n * 10n ** 17n, decimals: 18, symbol: 'ETH' }
  const kit = await openOn(pages ?? [{ view: 'Account' }, { view: 'WalletSend' }], {
    connected,
    adapters: [fakeAdapter({ getBalance })],
    blockchainApiUrl: 'https://api.example',
    ports: { fetch: fakeApi(answers) },
    ...options,
  })
  const events: KitEvent['data'][] = []
  kit.events.subscribe(({ data }) => events.push(data))
  return { kit, wallet: connected, events }
}

const button = () => screen.findByTestId<HTMLButtonElement>('send-action-button')
const seeButton = (label: string) =>
  waitFor(async () => expect((await button()).textContent).toBe(label))
const type = async (field: 'amount' | 'receiver', text: string) =>
  userEvent.type(await screen.findByTestId(`send-${field}-input`), text)
/** Pastes an address into the recipient field, as a user does. */
const paste = async (receiver: string) => {
  await userEvent.click(await screen.findByTestId('send-receiver-input'))
  await userEvent.paste(receiver)
}
const choose = async (symbol: string) => {
  await userEvent.click(await screen.findByTestId('send-token-button'))
  await userEvent.click(await screen.findByTestId(`send-token-${symbol}`))
}
const fill = async (symbol: string, amount: string, receiver = to) => {
  await choose(symbol)
  await type('amount', amount)
  await paste(receiver)
  await seeButton('Preview send')
  await userEvent.click(await button())
  return screen.findByTestId<HTMLButtonElement>('send-confirm-button')
}
const shown = (testId: string) => screen.findByTestId(testId).then((part) => part.textContent)
const toast = () => screen.findByTestId('wui-snackbar-message').then((part) => part.textContent)

test.each(['0,1', ',1', '٠٫١'])('K-WORLD-13: the amount %s is sent as 0.1', async (typed) => {
  const { wallet } = await start()
  await userEvent.click(await fill('ETH', typed))
  await waitFor(() => expect(wallet.sent).toMatchObject([{ amount: 10n ** 17n }]))
})

test('K-WORLD-13: an ambiguous amount is asked back with both readings', async () => {
  await start()
  await choose('GOLD')
  await type('amount', '1,000')
  await seeButton('Incorrect value')
  expect(screen.getByRole('alert').textContent).toContain('Do you mean 1 or 1000?')
  await userEvent.click(screen.getByRole('button', { name: '1' }))
  await seeButton('Add address')
  expect(screen.queryByTestId('amount-readings')).toBeNull()
})

test('K-WORLD-13: Max fills in an amount that is not ambiguous', async () => {
  const list = balances.map((one) => ({ ...one, quantity: { decimals: '6', numeric: '1.125' } }))
  const getBalance = () => ({ amount: 1_125_000n, decimals: 6, symbol: 'GOLD' })
  await start({
    answers: { ...usual, balance: { balances: list } },
    options: { adapters: [fakeAdapter({ getBalance })] },
  })
  await choose('GOLD')
  await userEvent.click(await screen.findByTestId('send-max-button'))
  const input = await screen.findByTestId<HTMLInputElement>('send-amount-input')
  expect(input.value).toBe('1.1250')
  await seeButton('Add address')
})

test('K-WORLD-15a: a pasted payment link fills in recipient, token and amount', async () => {
  const { wallet } = await start()
  await paste(`ethereum:${to}@1?value=1e17`)
  await seeButton('Preview send')
  const input = await screen.findByTestId<HTMLInputElement>('send-receiver-input')
  expect(input.value).toBe(to)
  await userEvent.click(await button())
  await userEvent.click(await screen.findByTestId('send-confirm-button'))
  await waitFor(() => expect(wallet.sent).toMatchObject([{ to, amount: 10n ** 17n }]))
})

test('K-WORLD-15a: an address for another network shows the name of that network', async () => {
  await start()
  await choose('ETH')
  await type('amount', '0.1')
  await paste(`eip155:137:${to}`)
  expect(await screen.findByText('This address is for Polygon.')).toBeTruthy()
  await seeButton('Invalid address')
  await userEvent.clear(await screen.findByTestId('send-receiver-input'))
  await paste(`ethereum:0x${'55'.repeat(20)}@1/transfer?address=${to}&uint256=5`)
  expect(
    await screen.findByText('You don’t have the token that this address asks for.'),
  ).toBeTruthy()
})

test('K-SEND-03, K-SEND-01: the button names the first missing input, and then opens the preview', async () => {
  // Without the list of tokens, the form selects none itself.
  const { kit } = await start({ answers: { ...usual, balance: 'never' } })
  await seeButton('Select token')
  expect((await button()).disabled).toBe(true)
  await choose('ETH')
  await seeButton('Add amount')
  await type('amount', '0.1x')
  await seeButton('Incorrect value')
  await userEvent.clear(await screen.findByTestId('send-amount-input'))
  await type('amount', '5')
  await seeButton('Insufficient funds')
  await userEvent.clear(await screen.findByTestId('send-amount-input'))
  await type('amount', '0.1')
  await seeButton('Add address')
  await type('receiver', 'somebody')
  await seeButton('Invalid address')
  expect(await screen.findByText(/Not a valid Ethereum address/)).toBeTruthy()
  await userEvent.clear(await screen.findByTestId('send-receiver-input'))
  await type('receiver', to)
  await seeButton('Preview send')
  await userEvent.click(await button())
  expect(getViews(kit)).toEqual(['Account', 'WalletSend', 'WalletSendPreview'])
})

test('K-SEND-01: the token with the highest value is selected, and stays after a choice', async () => {
  const listed = balances.map((one) => ({ ...one, listed: true }))
  await start({ answers: { ...usual, balance: { balances: listed } } })
  await waitFor(async () => expect(await shown('send-token-button')).toBe('GOLD'))
  await seeButton('Add amount')
  await choose('ETH')
  await seeButton('Add amount')
  expect(await shown('send-token-button')).toBe('ETH')
})

test('K-SEND-01: a typed amount is not turned into one of a token that loads later', async () => {
  let deliver = () => {}
  const loaded = new Promise<void>((resolve) => {
    deliver = resolve
  })
  const getBalance = () =>
    loaded.then(() => ({ amount: 3n * 10n ** 17n, decimals: 18, symbol: 'ETH' }))
  await start({ options: { adapters: [fakeAdapter({ getBalance })] } })
  await type('amount', '5')
  await act(async () => deliver())
  await userEvent.click(await screen.findByTestId('send-token-button'))
  await waitFor(async () => expect(await shown('send-token-ETH')).toContain('0.3'))
  await userEvent.click(screen.getByTestId('header-back'))
  await seeButton('Select token')
})

test('behavior: addresses of earlier transfers fill in the recipient', async () => {
  const { kit } = await start()
  await userEvent.click(await fill('GOLD', '1'))
  await waitFor(() => expect(getViews(kit)).toEqual(['Account']))
  act(() => kit.modal.send({ type: 'push', page: { view: 'WalletSend' } }))
  const recent = await screen.findByRole('group', { name: 'Recent recipients' })
  await userEvent.click(within(recent).getByRole('button', { name: '0xfB…c5d359' }))
  const field = await screen.findByTestId<HTMLInputElement>('send-receiver-input')
  expect(field.value).toBe(to)
  expect(screen.queryByRole('group', { name: 'Recent recipients' })).toBeNull()
})

test('K-WORLD-17: where pages may not read the clipboard, "Paste" says so', async () => {
  await start()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({} as Clipboard)
  await userEvent.click(await screen.findByText('Paste'))
  expect(await toast()).toBe('Your browser blocked the clipboard. Paste the address yourself.')
})

test('K-SEND-04: Max keeps the fee reserve of the native balance, and fills in all of a token', async () => {
  await start()
  await choose('ETH')
  const max = await screen.findByTestId<HTMLButtonElement>('send-max-button')
  await waitFor(() => expect(max.disabled).toBe(false))
  await userEvent.click(max)
  const field = await screen.findByTestId<HTMLInputElement>('send-amount-input')
  expect(field.value).toBe('0.299')
  await choose('GOLD')
  await userEvent.click(await screen.findByTestId('send-max-button'))
  expect((await screen.findByTestId<HTMLInputElement>('send-amount-input')).value).toBe('1.5')
})

const mira = {
  name: 'mira.latchkey.id',
  registered_at: '2026-01-01T00:00:00Z',
  attributes: {},
  addresses: { '60': { address: to } },
}

test('K-SEND-05: a name resolves after the user stops typing, and shows with its address', async () => {
  const { wallet } = await start({ answers: { ...usual, 'mira.latchkey.id': mira, [to]: [mira] } })
  const confirm = await fill('GOLD', '1', 'mira.latchkey.id')
  expect(await screen.findByText('mira.latchkey.id')).toBeTruthy()
  expect(await shown('send-preview-address')).toBe(to)
  await userEvent.click(confirm)
  await waitFor(() => expect(wallet.sent).toMatchObject([{ to }]))
})

test('K-SEND-05: the picture of a name’s owner shows beside it, if its origin is allowed', async () => {
  const avatar = 'https://api.example/avatar.png'
  const answers = {
    ...usual,
    'mira.latchkey.id': { ...mira, attributes: { avatar } },
    [to]: [mira],
  }
  await start({ answers })
  await paste('mira.latchkey.id')
  const found = await screen.findByTestId('send-receiver-found')
  expect(found.querySelector('img')?.src).toBe(avatar)
  cleanup()
  const foreign = { ...mira, attributes: { avatar: 'https://elsewhere.example/avatar.png' } }
  await start({ answers: { ...usual, 'mira.latchkey.id': foreign, [to]: [mira] } })
  await paste('mira.latchkey.id')
  expect((await screen.findByTestId('send-receiver-found')).querySelector('img')).toBeNull()
})

test('K-SEND-05: an account that does not use the name stands under its address', async () => {
  await start({ answers: { ...usual, 'mira.latchkey.id': mira, [to]: [] } })
  await fill('GOLD', '1', 'mira.latchkey.id')
  expect(await shown('send-preview-address')).toBe(to)
  expect(screen.queryByText('mira.latchkey.id')).toBeNull()
  await userEvent.click(screen.getByTestId('header-back'))
  expect(await shown('send-receiver-found')).toContain('doesn’t call itself mira.latchkey.id')
})

test('K-SEND-05: the field says why a name has no address, and looks it up again after a failure', async () => {
  let isDown = true
  const answer = () => (isDown ? Response.json({}, { status: 400 }) : mira)
  await start({ answers: { ...usual, 'mira.latchkey.id': answer, [to]: [mira] } })
  await paste('mira.sol')
  expect(await screen.findByText('This name is for a different network.')).toBeTruthy()
  await userEvent.clear(screen.getByTestId('send-receiver-input'))
  await paste('mira.latchkey.id')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(retry)
  expect(await shown('send-receiver-found')).toContain('mira.latchkey.id')
})

test('K-SEND-05: a name without an address stays in the field and is not valid', async () => {
  await start({ answers: { ...usual, 'nobody.latchkey.id': [] } })
  await choose('ETH')
  await type('amount', '0.1')
  await type('receiver', 'nobody.latchkey.id')
  await seeButton('Looking up the name')
  await seeButton('Invalid address')
  const field = await screen.findByTestId<HTMLInputElement>('send-receiver-input')
  expect(field.value).toBe('nobody.latchkey.id')
})

test('K-SEND-09: the preview shows amount, value, full address and network', async () => {
  const { kit } = await start()
  await fill('GOLD', '1.25')
  expect(await shown('send-preview-amount')).toBe('1.25 GOLD')
  expect(await shown('send-preview-worth')).toBe('$2.50')
  expect(await shown('send-preview-address')).toBe(to)
  await userEvent.click(await screen.findByTestId('send-preview-network'))
  expect(getViews(kit).at(-1)).toBe('Networks')
})

test('K-SEND-09: without a price the preview shows no value', async () => {
  await start()
  await fill('ETH', '0.1')
  expect(screen.queryByTestId('send-preview-worth')).toBeNull()
})

test('K-SEND-02: a send shows a toast and the account, and empties the form', async () => {
  const { kit, wallet, events } = await start()
  await userEvent.click(await fill('GOLD', '1.25'))
  expect(await toast()).toBe('Transaction started')
  await waitFor(() => expect(getViews(kit)).toEqual(['Account']))
  expect(wallet.sent).toEqual([
    { caipNetworkId: 'eip155:1', to, amount: 1_250_000n, token: { address: gold, decimals: 6 } },
  ])
  expect(getSendStore(kit).getState().form).toEqual({ amount: '', receiver: '' })
  const names = events.map(({ event }) => event)
  expect(names.filter((name) => name.startsWith('SEND_'))).toEqual([
    'SEND_INITIATED',
    'SEND_SUCCESS',
  ])
})

const failing = (error: Error): { readonly send: Partial<SendFeatures> } => ({
  send: { send: () => Promise.reject(error) },
})

test('behavior: an unreadable answer is shown in the form, which can send again', async () => {
  const error = new MaybeSentError({ connectorId: 'fake' })
  const asks: SendFeatures['send'] = (_, options) => {
    options?.onAsk?.()
    return Promise.reject(error)
  }
  const { kit } = await start({ wallet: { send: { send: asks } } })
  await userEvent.click(await fill('GOLD', '1.25'))
  expect(await toast()).toBe(
    'Your wallet may have sent this. Check your account before you send again',
  )
  await waitFor(() => expect(getViews(kit).at(-1)).toBe('WalletSend'))
  expect((await screen.findByTestId('send-requests')).textContent).toMatch(
    /may have sent 1\.25 GOLD to 0xfB…/,
  )
  expect(screen.getByText('Open in block explorer')).toBeTruthy()
  expect((await button()).disabled).toBe(false)
  await userEvent.click(screen.getByText('Remove from the list'))
  await waitFor(() => expect(screen.queryByTestId('send-requests')).toBeNull())
})

test('K-WORLD-02a: the form shows the wallet’s report, and the next preview warns of it', async () => {
  let asked = 0
  const asks: SendFeatures['send'] = async (_, options) => {
    options?.onAsk?.()
    asked += 1
    if (asked === 1) throw new RpcError(-32_000, 'already known')
    return '0x1'
  }
  const { kit } = await start({ wallet: { send: { send: asks } } })
  await userEvent.click(await fill('ETH', '0.1'))
  expect((await screen.findByTestId('send-requests')).textContent).toMatch(
    /may have sent 0\.1 ETH to 0xfB….*It reported: “already known”/,
  )
  await userEvent.click(await button())
  const confirm = await screen.findByTestId<HTMLButtonElement>('send-confirm-button')
  expect(confirm.disabled).toBe(true)
  expect(screen.getByText(/may already have sent 0\.1 ETH/)).toBeTruthy()
  await userEvent.click(screen.getByLabelText('I understand, send anyway'))
  await userEvent.click(confirm)
  await waitFor(() => expect(getViews(kit)).toEqual(['Account']))
  expect(asked).toBe(2)
})

/**
 * A wallet that fails after its first prompt, and sends each further transfer. Its account moves to
 * `next` when the second transfer is requested.
 */
function failOnce(position: { text: string; next?: string }) {
  let asked = 0
  const send: SendFeatures['send'] = async (_, options) => {
    options?.onAsk?.()
    asked += 1
    if (asked === 1) throw new RpcError(-32_603, 'Internal error')
    return '0x1'
  }
  const readPosition: SendFeatures['readPosition'] = async ({ since }) => {
    if (since === undefined && asked > 0) position.text = position.next ?? position.text
    return position.text
  }
  return {
    wallet: { send: { send, readPosition } },
    getAsked: () => asked,
  }
}

const understand = () => screen.findByLabelText<HTMLInputElement>('I understand, send anyway')

test('K-WORLD-02c: after a move the preview warns, links to the explorer and must be accepted', async () => {
  const position = { text: '5/5' }
  const { wallet, getAsked } = failOnce(position)
  const opened: (string | URL | undefined)[] = []
  const openWindow = (url?: string | URL) => {
    opened.push(url)
    return null
  }
  const options = { ports: { fetch: fakeApi(usual), openWindow } }
  const { kit } = await start({ wallet, options })
  await userEvent.click(await fill('ETH', '0.1'))
  await screen.findByTestId('send-requests')
  position.text = '6/6'
  await userEvent.click(await button())
  expect(await screen.findByText(/The nonce of your account has changed since then/)).toBeTruthy()
  const [lookUp] = screen.getAllByText('Open in block explorer').slice(-1)
  if (lookUp) await userEvent.click(lookUp)
  expect(opened.map(String)).toEqual([expect.stringMatching(/\/address\/0x5aAeb6053F3E94C9b/)])
  await userEvent.click(await understand())
  await userEvent.click(await screen.findByTestId('send-confirm-button'))
  await waitFor(() => expect(getViews(kit)).toEqual(['Account']))
  expect(getAsked()).toBe(2)
})

test('K-WORLD-02c: a move after the warning sends nothing and needs another acceptance', async () => {
  const { wallet, getAsked } = failOnce({ text: '5/5', next: '6/6' })
  const { kit } = await start({ wallet })
  const messages: (string | undefined)[] = []
  kit.toasts.subscribe(({ toast: shown }) => messages.push(shown?.message))
  await userEvent.click(await fill('ETH', '0.1'))
  await screen.findByTestId('send-requests')
  await userEvent.click(await button())
  await userEvent.click(await understand())
  expect(screen.queryByText(/has changed since then/)).toBeNull()
  await userEvent.click(await screen.findByTestId('send-confirm-button'))
  expect(await screen.findByText(/has changed since then/)).toBeTruthy()
  const stopped = 'Nothing was sent. Read the warning, then confirm again.'
  // The earlier toast hides first.
  await waitFor(() => {
    act(() => kit.test.clock.advance(150))
    expect(messages).toContain(stopped)
  })
  expect((await understand()).checked).toBe(false)
  expect((await screen.findByTestId<HTMLButtonElement>('send-confirm-button')).disabled).toBe(true)
  expect(getAsked()).toBe(1)
})

const named = { connectorId: 'fake' }
const cancelled = new ConnectionRejectedError({ ...named, walletText: 'Transaction cancelled' })
const busy = new WalletBusyError(named)
const locked = new WalletLockedError(named)

test('K-WORLD-02b: after "Transaction cancelled" the wallet gets the same transfer again', async () => {
  let asked = 0
  const asks: SendFeatures['send'] = async (_, options) => {
    options?.onAsk?.()
    asked += 1
    if (asked === 1) throw cancelled
    return '0x1'
  }
  const { kit } = await start({ wallet: { send: { send: asks } } })
  const confirm = await fill('ETH', '0.1')
  await userEvent.click(confirm)
  expect(await toast()).toBe('Your wallet rejected the request: “Transaction cancelled”')
  await userEvent.click(confirm)
  await waitFor(() => expect(getViews(kit)).toEqual(['Account']))
  expect(asked).toBe(2)
})

test.each([
  [{ rejects: 'send' } as const, 'You declined the request', 'SEND_REJECTED'],
  [
    failing(cancelled),
    'Your wallet rejected the request: “Transaction cancelled”',
    'SEND_REJECTED',
  ],
  [failing(busy), 'A request is already waiting in your wallet', 'SEND_ERROR'],
  [failing(locked), 'Your wallet is locked', 'SEND_ERROR'],
  [
    failing(new RpcError(-32_603, 'Please update the firmware of your device')),
    'Update your wallet or its device, then try again',
    'SEND_ERROR',
  ],
  [failing(new TypeError('boom')), 'Failed to send transaction', 'SEND_ERROR'],
  [
    failing(new BaseError('x', { code: 'send_mismatch' })),
    'This token isn’t the one shown. Nothing was sent.',
    'SEND_ERROR',
  ],
  [
    failing(new BaseError('Not enough SOL for the fee', { code: 'send_transaction_failed' })),
    'Not enough SOL for the fee',
    'SEND_ERROR',
  ],
])('K-SEND-10: %o shows "%s", and the preview stays open', async (wallet, text, event) => {
  const { kit, events } = await start({ wallet })
  await userEvent.click(await fill('ETH', '0.1'))
  expect(await toast()).toBe(text)
  expect(getViews(kit).at(-1)).toBe('WalletSendPreview')
  expect(events.filter((each) => each.event === event)).toHaveLength(1)
})

test('behavior: a double click sends once', async () => {
  const { wallet } = await start()
  await userEvent.dblClick(await fill('ETH', '0.1'))
  expect(await toast()).toBe('Transaction started')
  expect(wallet.requests.filter((name) => name === 'send')).toHaveLength(1)
})

test('behavior: back navigation with a pending request shows it and prevents another send', async () => {
  const { kit, wallet } = await start({ wallet: { hangs: 'send' } })
  await userEvent.click(await fill('ETH', '0.1'))
  await userEvent.click(await screen.findByTestId('header-back'))
  expect(await shown('send-requests')).toContain(
    'Continue in your wallet to send 0.1 ETH to 0xfB…c5d359',
  )
  expect((await button()).disabled).toBe(true)
  expect(screen.queryByText('I’ve checked — send again')).toBeNull()
  expect(wallet.requests.filter((name) => name === 'send')).toHaveLength(1)
  expect(getViews(kit)).toEqual(['Account', 'WalletSend'])
})

test('behavior: after a reload the open request shows, and the user can dismiss it', async () => {
  const first = await start({ wallet: { hangs: 'send' } })
  await userEvent.click(await fill('ETH', '0.1'))
  const { storage } = first.kit.ports
  cleanup()
  await start({ options: { ports: { storage, fetch: fakeApi(usual) } } })
  expect(await shown('send-requests')).toContain('hasn’t responded')
  await userEvent.click(await screen.findByText('I’ve checked — send again'))
  await waitFor(async () => expect(await shown('send-requests')).toContain('may have sent'))
  await userEvent.click(await screen.findByText('Remove from the list'))
  await waitFor(() => expect(screen.queryByTestId('send-requests')).toBeNull())
})

test('K-SEND-02: a login, whose approval covers the preview, returns to the account', async () => {
  const send: SendFeatures['send'] = async () => {
    given.kit.modal.send({
      type: 'push',
      page: { view: 'ApproveTransaction', data: { kind: 'transaction' } },
    })
    return 'hash'
  }
  const given = await start({ wallet: { send: { send } } })
  await userEvent.click(await fill('ETH', '0.1'))
  await waitFor(() => expect(getViews(given.kit)).toEqual(['Account']))
})

test('behavior: a grave warning must be ticked before sending', async () => {
  const { wallet } = await start()
  const confirm = await fill('GOLD', '1', gold)
  expect(await shown('send-warning-token')).toContain('is lost')
  expect(confirm.disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(confirm)
  await waitFor(() => expect(wallet.sent).toHaveLength(1))
})

test('behavior: own address, contract and missing fee show warnings that do not block a send', async () => {
  const isContract = async () => true
  const getFees: SendFeatures['getFees'] = async () => {
    const fee = 10n ** 18n
    return { slow: fee, normal: fee, fast: fee, reserve: fee }
  }
  const { wallet } = await start({ wallet: { send: { isContract, getFees } } })
  const own = String(wallet.getAccounts()[0]?.address)
  const confirm = await fill('ETH', '0.1', own)
  for (const key of ['own', 'contract', 'fee']) await screen.findByTestId(`send-warning-${key}`)
  expect(confirm.disabled).toBe(false)
})

test('behavior: a failing simulation of the exact transaction shows a warning to be ticked', async () => {
  const tried: unknown[] = []
  const simulate: SendFeatures['simulate'] = async (order) => {
    tried.push(order)
    return { fails: true, reason: 'transfers are paused' }
  }
  const { wallet } = await start({ wallet: { send: { simulate } } })
  const confirm = await fill('GOLD', '1')
  expect(await shown('send-warning-fails')).toContain('“transfers are paused”')
  expect(confirm.disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(confirm)
  await waitFor(() => expect(wallet.sent).toHaveLength(1))
  expect(wallet.sent).toEqual(tried)
})

test('behavior: a token that keeps a part shows a warning that does not block a send', async () => {
  const simulate = async () => ({ fails: false, arrives: 990_000n })
  await start({ wallet: { send: { simulate } } })
  const confirm = await fill('GOLD', '1')
  expect(await shown('send-warning-less')).toContain('only 0.99 GOLD would arrive')
  expect(confirm.disabled).toBe(false)
})

test('behavior: a simulation without an answer does not block a send', async () => {
  const simulate = () => Promise.reject(new TypeError('Failed to fetch'))
  const { wallet } = await start({ wallet: { send: { simulate } } })
  await userEvent.click(await fill('GOLD', '1'))
  await waitFor(() => expect(wallet.sent).toHaveLength(1))
  expect(screen.queryByTestId('send-warning-fails')).toBeNull()
})

test('behavior: the keyboard selects a speed, which the wallet receives', async () => {
  const speeds: unknown[] = []
  const send: SendFeatures['send'] = async (_order, settings) => {
    speeds.push(settings?.speed)
    return 'hash'
  }
  await start({ wallet: { send: { send } } })
  const confirm = await fill('ETH', '0.1')
  const normal = await screen.findByRole('radio', { name: 'Normal' })
  act(() => normal.focus())
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fast' }).checked).toBe(true),
  )
  await userEvent.click(confirm)
  await waitFor(() => expect(speeds).toEqual(['fast']))
})

test('K-NET-08: a network switch empties the form, and an open preview shows a message', async () => {
  const { wallet, kit } = await start()
  await fill('ETH', '0.1')
  act(() => wallet.changeNetwork('eip155:137'))
  expect(await screen.findByText('There is nothing to send yet.')).toBeTruthy()
  await userEvent.click(screen.getByText('Fill in the form'))
  await waitFor(() => expect(getViews(kit).at(-1)).toBe('WalletSend'))
  await seeButton('Select token')
})

test('behavior: tokens of the network are listed and searched, or an empty state shows', async () => {
  await start({ pages: [{ view: 'WalletSendSelectToken' }] })
  await screen.findByTestId('send-token-GOLD')
  const search = await screen.findByRole('searchbox')
  await userEvent.type(search, 'club')
  expect(screen.queryByTestId('send-token-ETH')).toBeNull()
  await userEvent.type(search, 'house nothing')
  expect(await screen.findByText('No tokens found')).toBeTruthy()
})

test('K-BUY-07: a token search without results offers to buy if a provider is configured', async () => {
  const pages = [{ view: 'WalletSendSelectToken' }] as const
  const { kit } = await start({ pages, options: buyOptions })
  await userEvent.type(await screen.findByRole('searchbox'), 'nothing')
  await userEvent.click(await screen.findByRole('button', { name: 'Buy' }))
  await waitFor(() => expect(getViews(kit).at(-1)).toBe('OnRampProviders'))
})

test("behavior: a token that copies the native currency's name shows its address", async () => {
  const [gold] = balances
  const balance = { balances: [{ ...gold, symbol: 'ETH', name: 'Ether' }] }
  await start({ pages: [{ view: 'WalletSendSelectToken' }], answers: { ...usual, balance } })
  await waitFor(() => expect(screen.getAllByTestId('send-token-ETH')).toHaveLength(2))
  expect(screen.getAllByText('0x67…676767')).toHaveLength(1)
})

test('K-WORLD-14b, K-WORLD-14c: unlisted tokens are marked in the list, in words', async () => {
  const [gold] = balances
  const toRow = (digit: string, symbol: string, listed: boolean) => ({
    ...{ ...gold, symbol, listed },
    address: `eip155:1:0x${digit.repeat(20)}`,
  })
  const list = [toRow('67', 'GOLD', true), toRow('68', 'gold', false), toRow('69', 'ROSE', false)]
  const balance = { balances: list }
  await start({ pages: [{ view: 'WalletSendSelectToken' }], answers: { ...usual, balance } })
  const double = await screen.findByTestId('send-token-gold')
  expect(double.textContent).toContain('Not the known gold · 0x68…686868')
  expect(screen.getByTestId('send-token-ROSE').textContent).toContain('Not on a token list · ')
  expect(screen.getByTestId('send-token-GOLD').textContent).not.toContain('Not ')
  expect(screen.getByTestId('send-token-ETH').textContent).not.toContain('Not ')
})

test('K-WORLD-14i: of 2,000 tokens only the visible ones are rendered', async () => {
  const [gold] = balances
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    ...gold,
    address: `eip155:1:0x${index.toString(16).padStart(40, '0')}`,
  }))
  const answers = { ...usual, balance: { balances: many } }
  await start({ pages: [{ view: 'WalletSendSelectToken' }], answers })
  await waitFor(() => {
    const [row] = screen.getAllByRole('listitem')
    expect(row?.getAttribute('aria-setsize')).toBe('2001')
  })
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
})

test('behavior: a failed list still shows the native currency and can be retried', async () => {
  const answers = { 'supported-chains': chains, balance: 'error' } as const
  await start({ pages: [{ view: 'WalletSendSelectToken' }], answers })
  await screen.findByTestId('send-token-ETH')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('K-SEND-07: a low balance offers to fund the account, and back navigation keeps the form', async () => {
  const { kit } = await start()
  await choose('ETH')
  await type('amount', '5')
  await userEvent.click(await screen.findByTestId('send-fund-button'))
  await waitFor(() => expect(getViews(kit)).toEqual(['Account', 'WalletSend', 'FundWallet']))
  await userEvent.click(await screen.findByTestId('header-back'))
  await waitFor(() => expect(getViews(kit)).toEqual(['Account', 'WalletSend']))
  await seeButton('Insufficient funds')
})

test('K-SEND-07: a low balance offers to connect another wallet, which returns to the form', async () => {
  const other = fakeWallet({ id: 'other', name: 'Other Wallet' })
  const connected = fakeWallet()
  const adapter = fakeAdapter({ wallets: [connected, other] })
  const { kit } = await start({ options: { connected, adapters: [adapter] } })
  await choose('ETH')
  await type('amount', '5')
  await userEvent.click(await screen.findByTestId('send-other-wallet-button'))
  await waitFor(() => expect(getViews(kit)).toEqual(['Connect']))
  expect(kit.connection.getState().connections).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: /Other Wallet/ }))
  await waitFor(() => expect(getViews(kit)).toEqual(['WalletSend']))
  await seeButton('Add amount')
})

test('K-SEND-06: on Solana the form offers the native currency of that chain', async () => {
  const connected = fakeWallet({ caipNetworkId: solana.caipNetworkId, accounts: ['So1'] })
  const options = {
    connected,
    networks: [solana] as const,
    adapters: [fakeAdapter({ namespace: 'solana' })],
  }
  await start({ options })
  await choose('SOL')
  await seeButton('Add amount')
})
