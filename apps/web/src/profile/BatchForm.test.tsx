import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { address } from '../testing/fakeServer.ts'
import { openProfileTest } from '../testing/openProfileTest.tsx'

let end = () => {}

afterEach(() => {
  end()
})

const token = '0xAbCdEf0123456789aBcDeF0123456789AbCdEf01'
const first = '0x1111111111111111111111111111111111111111'
const second = '0x2222222222222222222222222222222222222222'
const word = (text: string) => text.padStart(64, '0')

/** The page for testers with a wallet whose token has 6 decimals. */
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

async function send(receivers: string, amount: string, of = token) {
  await userEvent.type(screen.getByRole('textbox', { name: 'Token contract' }), of)
  await userEvent.type(screen.getByRole('textbox', { name: 'To, with commas between' }), receivers)
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount for each' }), amount)
  await userEvent.click(screen.getByRole('button', { name: 'Send together' }))
}

const result = () => screen.getByTestId('batch-result').textContent

test('default: asks for one batch of transfers, and follows it', async () => {
  const asked = await show({
    ...oneToken,
    wallet_sendCalls: async () => ({ id: '0xb' }),
    wallet_getCallsStatus: async () => ({ status: 200 }),
  })
  await send(`${first}, ${second}`, '1.5')
  await waitFor(() => expect(result()).toBe('All of it was sent: 0xb'))
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

test('error: a batch that the network refused is told', async () => {
  await show({
    ...oneToken,
    wallet_sendCalls: async () => ({ id: '0xb' }),
    wallet_getCallsStatus: async () => ({ status: 500 }),
  })
  await send(first, '1')
  await waitFor(() => expect(result()).toBe('The network refused it. Nothing was sent.'))
})

test('error: a refusal is told as one', async () => {
  await show({
    ...oneToken,
    wallet_sendCalls: () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })),
  })
  await send(first, '1')
  await waitFor(() => expect(result()).toBe('You refused it. Nothing was sent.'))
})

test.each([
  ['0x12', first, '1', 'Type the address of a token on this network.'],
  [token, `${first}, 0x12`, '1', 'Type an address that begins with 0x.'],
  [token, first, 'much', 'Type an amount such as 0.25.'],
])('error: %s to %s, %s each: asks for no batch', async (of, receivers, amount, text) => {
  const asked = await show(oneToken)
  await send(receivers, amount, of)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'wallet_sendCalls')).toEqual([])
})

test('error: a contract that is no token', async () => {
  await show({ eth_call: async () => '0x' })
  await send(first, '1')
  expect(await screen.findByText('Type the address of a token on this network.')).toBeTruthy()
})
