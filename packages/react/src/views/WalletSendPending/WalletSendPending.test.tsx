import { BaseError, type SendFeatures } from '@latchkey/core'
import { getSendStore, sendToken } from '@latchkey/kit/send'
import {
  type CreateTestKitOptions,
  type FakeWalletOptions,
  fakeAdapter,
  fakeWallet,
  settle,
} from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakeApi } from '../../testing/fakeApi.ts'
import { fakeTransaction } from '../../testing/fakeHistory.ts'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews, openOn } from '../../testing/openOn.tsx'
import { ether, receiver } from '../../testing/sendStory.ts'

await fetchViews('Transactions', 'WalletSendPending', 'WalletSend', 'Account')
afterEach(cleanup)

/** Creates a network on which each transaction stays pending until the test ends it. */
function createPool() {
  const ends = new Map<string, (error?: Error) => void>()
  const waitFor: SendFeatures['waitFor'] = ({ id }) =>
    new Promise((resolve, reject) => {
      ends.set(id, (error) => (error ? reject(error) : resolve()))
    })
  const end = (id: string, code?: string) =>
    act(async () => {
      ends.get(id)?.(code ? new BaseError('no', { code }) : undefined)
      await settle()
    })
  return { waitFor, end }
}

const chains = { http: ['eip155:1'], ws: [] }
const mined = fakeTransaction('mined', { hash: '0xmined' })

async function start(wallet: FakeWalletOptions = {}, options: CreateTestKitOptions = {}) {
  const pool = createPool()
  const connected = fakeWallet({ send: { waitFor: pool.waitFor }, ...wallet })
  const history = { data: [mined], next: null }
  const kit = await openOn([{ view: 'Account' }, { view: 'Transactions' }], {
    connected,
    adapters: [fakeAdapter()],
    blockchainApiUrl: 'https://api.example',
    ports: { fetch: fakeApi({ 'supported-chains': chains, balance: { balances: [] }, history }) },
    ...options,
  })
  const send = () =>
    act(async () => {
      await sendToken(kit, { id: 'one', token: ether, amount: '0.25', to: receiver })
    })
  const getToast = () => kit.toasts.getState().toast?.message
  return { kit, wallet: connected, send, end: pool.end, getToast }
}

const user = userEvent.setup()
const press = async (testId: string) => user.click(await screen.findByTestId(testId))

test('behavior: a pending transaction comes first in the activity and opens its replacements', async () => {
  const { kit, send, end } = await start()
  await screen.findByText('Sent')
  await send()
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows.join('|')).toMatch(/^Pending\|.*Sending.*0\.25 ETH.*\|March/)
  await press('activity-sent')
  expect(getViews(kit)).toEqual(['Account', 'Transactions', 'WalletSendPending'])
  expect((await screen.findByTestId('pending-amount')).textContent).toBe('0.25 ETH')
  expect(screen.getByTestId('pending-address').textContent).toBe(receiver)
  await end('hash-1')
  await user.click(await screen.findByText('Back'))
  expect(getViews(kit)).toEqual(['Account', 'Transactions'])
})

test('behavior: a pending transaction shows after a reload and without a history', async () => {
  const first = await start()
  await first.send()
  const { storage } = first.kit.ports
  cleanup()
  const fetch = fakeApi({ 'supported-chains': { http: [], ws: [] } })
  await start({}, { ports: { storage, fetch } })
  expect(await screen.findByTestId('activity-sent')).toBeTruthy()
  expect(await screen.findByText(/can’t be shown here/)).toBeTruthy()
})

test('K-WORLD-05: a transfer of a shared wallet waits for signatures and is not replaced', async () => {
  const waitFor: SendFeatures['waitFor'] = (_, options) => {
    options?.onSignatures?.(true)
    return new Promise(() => {})
  }
  const { send } = await start({ send: { waitFor } })
  await send()
  await press('activity-sent')
  expect((await screen.findByTestId('pending-state')).textContent).toBe('Waiting for signatures')
  expect(screen.queryByTestId('pending-speedUp')).toBeNull()
  expect(screen.queryByText('Open in block explorer')).toBeNull()
})

test('behavior: a double click cancels once, for the fee shown, and a toast confirms it', async () => {
  const asked: unknown[] = []
  const { wallet, send, end, getToast } = await start({
    replacing: {
      getFees: async () => ({
        now: 10n ** 14n,
        speedUp: 3n * 10n ** 14n,
        cancel: 2n * 10n ** 14n,
        nonce: 41,
      }),
      replace: async (sent, terms, settings) => {
        settings?.onAsk?.()
        asked.push({ ...terms, id: sent.id })
        return 'replacement'
      },
    },
  })
  await send()
  await press('activity-sent')
  const row = await screen.findByTestId('pending-cancel')
  expect(row.textContent).toContain('at most 0.0002 ETH')
  expect(screen.getByTestId('pending-speedUp').textContent).toContain('at most 0.0003 ETH')
  expect(screen.getByText(/costs at most 0\.0001 ETH/)).toBeTruthy()
  expect(screen.getByText(/nonce 41/)).toBeTruthy()
  await user.dblClick(row)
  await waitFor(() => expect(screen.getByTestId('pending-state').textContent).toMatch(/Being/))
  expect(asked).toEqual([{ act: 'cancel', fee: 2n * 10n ** 14n, id: 'hash-1' }])
  expect(wallet.sent).toHaveLength(1)
  await end('hash-1', 'transaction_replaced')
  await end('replacement')
  expect(getToast()).toBe('Your transaction was cancelled')
  expect(await screen.findByText('This is no longer pending.')).toBeTruthy()
})

test('behavior: a toast reports a transaction that was mined despite the cancellation', async () => {
  const { send, end, getToast } = await start()
  await send()
  await press('activity-sent')
  await press('pending-cancel')
  await end('hash-1')
  expect(getToast()).toBe('Too late to cancel: the transaction went through')
})

test('behavior: a rejection in the wallet shows a toast and can be retried', async () => {
  const { wallet, send, getToast } = await start()
  await send()
  wallet.behave({ rejects: 'send' })
  await press('activity-sent')
  await press('pending-speedUp')
  await waitFor(() => expect(getToast()).toBe('You declined the request'))
  wallet.behave({})
  await press('pending-speedUp')
  await waitFor(() => expect(wallet.replaced).toEqual(['speedUp']))
  expect((await screen.findByTestId('pending-state')).textContent).toMatch(/^Sped up/)
})

test('behavior: while the wallet has a request, the view says so and offers no other action', async () => {
  const { kit, wallet, send } = await start()
  await send()
  wallet.behave({ hangs: 'send' })
  await press('activity-sent')
  await press('pending-cancel')
  expect(await screen.findByText('Continue in your wallet.')).toBeTruthy()
  expect(screen.queryByTestId('pending-speedUp')).toBeNull()
  expect(getSendStore(kit).getState().requests).toHaveLength(2)
})

test.each([
  [/Smart account/, { accounts: [{ address: '0x1', type: 'smartAccount' as const }] }],
  [/cancelled here/, { lacks: ['replacing' as const] }],
])('behavior: the view shows why a transaction cannot be replaced: %s', async (reason, wallet) => {
  const { send } = await start(wallet)
  await send()
  await press('activity-sent')
  expect((await screen.findByTestId('pending-note')).textContent).toMatch(reason)
  expect(screen.queryByTestId('pending-cancel')).toBeNull()
})
