import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { address, memberSession } from '../testing/fakeServer.ts'
import { openProfileTest } from '../testing/openProfileTest.tsx'
import { renderApp } from '../testing/renderApp.tsx'

let shown: Awaited<ReturnType<typeof renderApp>> | undefined

afterEach(() => {
  shown?.end()
  shown = undefined
})

const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

/** Renders the testers' screen with a wallet that gives every request the same answer. */
async function show(answer: () => Promise<unknown>) {
  const opened = await openProfileTest(answer)
  shown = opened.shown
  return opened.asked
}

async function send(receiver: string, amount: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), receiver)
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount in ETH' }), amount)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
}

const result = () => screen.getByTestId('transfer-result').textContent

test('default: requests the transfer in base units and shows the result', async () => {
  const asked = await show(async () => '0xabc')
  await send(to, '0.25')
  expect(asked).toEqual([
    { method: 'eth_sendTransaction', params: [{ from: address, to, value: '0x3782dace9d90000' }] },
  ])
  expect(result()).toBe('Sent: 0xabc')
})

test('K-WORLD-13: the amount may have a comma, and an ambiguous one is asked back', async () => {
  const asked = await show(async () => '0xabc')
  await send(to, '1,000')
  expect(screen.getByText('Do you mean 1 or 1000?')).toBeTruthy()
  expect(asked).toEqual([])
  await userEvent.clear(screen.getByRole('textbox', { name: 'To' }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Amount in ETH' }))
  await send(to, ',25')
  expect(asked).toMatchObject([{ params: [{ value: '0x3782dace9d90000' }] }])
})

test('error: a rejection shows as a rejection, any other error with its message', async () => {
  await show(() => Promise.reject(Object.assign(new Error('no'), { code: 4001 })))
  await send(to, '1')
  expect(result()).toBe('You declined. Nothing was sent.')
})

test.each([
  ['0x12', '1', 'Enter an address that starts with 0x.'],
  [to, 'much', 'Enter an amount such as 0.25.'],
])('error: %s and %s send no request', async (receiver, amount, text) => {
  const asked = await show(async () => '0xabc')
  await send(receiver, amount)
  expect(screen.getByText(text)).toBeTruthy()
  expect(asked).toEqual([])
})

test('behavior: without an EVM wallet the form is not shown', async () => {
  shown = await renderApp('/profile-test', { session: memberSession })
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
})
