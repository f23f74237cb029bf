import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { address } from '../testing/fakeServer.ts'
import { openProfileTest } from '../testing/openProfileTest.tsx'

let end = () => {}

afterEach(() => {
  end()
  vi.useRealTimers()
})

const token = '0xAbCdEf0123456789aBcDeF0123456789AbCdEf01'
const first = '0x1111111111111111111111111111111111111111'
const second = '0x2222222222222222222222222222222222222222'
const word = (text: string) => text.padStart(64, '0')

/** Renders the testers' screen with a fake wallet, whose token has 6 decimals. */
async function show(answers: Readonly<Record<string, () => Promise<unknown>>>) {
  const opened = await openProfileTest(({ method }) => {
    const answer = answers[method]
    if (!answer) throw new Error(`Nobody answers ${method}.`)
    return answer()
  })
  end = opened.shown.end
  return opened.asked
}

const oneToken = { eth_call: async () => `0x${word('6')}` }

/** Pastes a text into the field of the batch form with this name, as a user does. */
async function paste(name: string, text: string) {
  await userEvent.click(screen.getByRole('textbox', { name }))
  await userEvent.paste(text)
}

async function fill(receivers: string, amount: string, of = token) {
  await paste('Token contract', of)
  await paste('To, separated by commas', receivers)
  await paste('Amount for each', amount)
  return screen.getByRole('button', { name: 'Send together' })
}

const send = async (...wish: Parameters<typeof fill>) => userEvent.click(await fill(...wish))

/** Sends the form's batch of transfers. From then on the test advances the time. */
async function sendAndHoldTime() {
  const button = await fill(first, '1')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  fireEvent.click(button)
}

const result = () => screen.getByTestId('batch-result').textContent

test('default: requests one batch of transfers and follows its status', async () => {
  const asked = await show({
    ...oneToken,
    wallet_sendCalls: async () => ({ id: '0xb' }),
    wallet_getCallsStatus: async () => ({ status: 200 }),
  })
  await send(`${first}, ${second}`, '1.5')
  await waitFor(() => expect(result()).toBe('All sent: 0xb'))
  const data = (to: string) => `0xa9059cbb${word(to.slice(2))}${word('16e360')}`
  expect(asked.find(({ method }) => method === 'wallet_sendCalls')?.params).toEqual([
    {
      version: '2.0.0',
      from: address,
      chainId: '0x1',
      atomicRequired: true,
      calls: [
        { to: token, data: data(first) },
        { to: token, data: data(second) },
      ],
    },
  ])
})

test('error: a batch rejected by the network shows an error', async () => {
  await show({
    ...oneToken,
    wallet_sendCalls: async () => ({ id: '0xb' }),
    wallet_getCallsStatus: async () => ({ status: 500 }),
  })
  await send(first, '1')
  await waitFor(() => expect(result()).toBe('The network rejected it. Nothing was sent.'))
})

test('error: a rejection by the user shows as a rejection', async () => {
  await show({
    ...oneToken,
    wallet_sendCalls: () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })),
  })
  await send(first, '1')
  await waitFor(() => expect(result()).toBe('You declined. Nothing was sent.'))
})

test.each([
  ['0x12', first, '1', 'Enter the address of a token on this network.'],
  [token, `${first}, 0x12`, '1', 'Enter an address that starts with 0x.'],
  [token, first, 'much', 'Enter an amount such as 0.25.'],
])('error: %s to %s, %s each: requests no batch', async (of, receivers, amount, text) => {
  const asked = await show(oneToken)
  await send(receivers, amount, of)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'wallet_sendCalls')).toEqual([])
})

test.each([
  ['larger than any number of digits', 'f'.repeat(64)],
  ['one digit above the type', word('100')],
  ['no number', 'zz'.padStart(64, '0')],
])('S-66: a token that returns %s as its decimals gets no transfer', async (_, decimals) => {
  const asked = await show({ eth_call: async () => `0x${decimals}` })
  await send(first, '1.5')
  expect(await screen.findByText('Enter the address of a token on this network.')).toBeTruthy()
  expect(asked.map(({ method }) => method)).toEqual(['eth_call'])
})

test('S-138: the batch status is polled every second, without overlap, at most 120 times', async () => {
  let open = 0
  let most = 0
  const asked = await show({
    ...oneToken,
    wallet_sendCalls: async () => ({ id: '0xb' }),
    wallet_getCallsStatus: async () => {
      open += 1
      most = Math.max(most, open)
      await new Promise((resolve) => {
        setTimeout(resolve, 2_500)
      })
      open -= 1
      return { status: 100 }
    },
  })
  const looks = () => asked.filter(({ method }) => method === 'wallet_getCallsStatus').length
  await sendAndHoldTime()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect([looks() > 1, most]).toEqual([true, 1])
  await act(() => vi.advanceTimersByTimeAsync(1_000_000))
  expect(looks()).toBe(120)
  expect(result()).toBe('Waiting for the network')
})

test('S-138: the batch status is not polled while the page is hidden', async () => {
  const asked = await show({
    ...oneToken,
    wallet_sendCalls: async () => ({ id: '0xb' }),
    wallet_getCallsStatus: async () => ({ status: 100 }),
  })
  const looks = () => asked.filter(({ method }) => method === 'wallet_getCallsStatus').length
  await sendAndHoldTime()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  const before = looks()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(looks()).toBe(before)
  hidden.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(looks()).toBeGreaterThan(before)
})

test('error: a contract that is not a token', async () => {
  await show({ eth_call: async () => '0x' })
  await send(first, '1')
  expect(await screen.findByText('Enter the address of a token on this network.')).toBeTruthy()
})
