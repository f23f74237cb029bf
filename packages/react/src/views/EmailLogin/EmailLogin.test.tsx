import { frameLoadTimeoutMs } from '@latchkey/core'
import { bitcoin, mainnet } from '@latchkey/core/networks'
import { fakeLogin, fakeLoginFrame, fakePorts, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews, hanging, letFrameAnswer, openOn, refusing } from '../../testing/openOn.tsx'

await fetchViews('EmailLogin', 'EmailVerifyOtp', 'EmailVerifyDevice')

afterEach(cleanup)

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })

async function submit(email: string) {
  await userEvent.type(await field(), `${email}{Enter}`)
}

test.each([
  ['VERIFY_OTP', 'EmailVerifyOtp'],
  ['VERIFY_DEVICE', 'EmailVerifyDevice'],
] as const)('K-AUTH-01: the answer %s opens %s', async (action, view) => {
  const frame = fakeLoginFrame({ action, ...hanging('CONNECT_DEVICE') })
  const kit = await openOn([{ view: 'EmailLogin' }], { frame })
  await submit(' player@example.com ')
  await letFrameAnswer(kit)
  await waitFor(() => expect(getViews(kit)).toEqual(['EmailLogin', view]))
  expect(kit.modal.getState().stack.at(-1)?.data).toEqual({ email: 'player@example.com' })
})

test('K-AUTH-01: the answer CONNECT connects and shows the account', async () => {
  const frame = fakeLoginFrame({ action: 'CONNECT' })
  const kit = await openOn([{ view: 'EmailLogin' }], { frame })
  await submit('player@example.com')
  await letFrameAnswer(kit)
  await waitFor(() => expect(getViews(kit)).toEqual(['Account']))
})

test('K-AUTH-06: an invalid address shows an error only under the field, and is not sent', async () => {
  const frame = fakeLoginFrame()
  const kit = await openOn([{ view: 'EmailLogin' }], { frame })
  await submit('player at example')
  expect(await screen.findByRole('textbox', { description: /Invalid email/ })).toBeTruthy()
  expect(screen.queryByTestId('wui-alertbar-text')).toBeNull()
  expect(frame.getLoadCount()).toBe(0)
  await userEvent.type(await field(), 's')
  expect(screen.queryByText(/Invalid email/)).toBeNull()
  expect(getViews(kit)).toEqual(['EmailLogin'])
})

test('K-AUTH-06: the frame\'s answer "Invalid email" shows under the field', async () => {
  const frame = fakeLoginFrame(refusing('CONNECT_EMAIL', 'Invalid email'))
  const kit = await openOn([{ view: 'EmailLogin' }], { frame })
  await submit('player@example.con')
  await letFrameAnswer(kit)
  await screen.findByText('Invalid email. Check the address and try again.')
  expect(screen.queryByTestId('wui-snackbar-message')).toBeNull()
})

test('K-AUTH-02: a second e-mail within 30 seconds is refused with the seconds that are left', async () => {
  const frame = fakeLoginFrame()
  const kit = await openOn([{ view: 'EmailLogin' }], { frame })
  await submit('player@example.com')
  await letFrameAnswer(kit)
  await userEvent.click(await screen.findByTestId('header-back'))
  kit.test.clock.advance(5_500)
  await submit('player@example.com')
  expect(await screen.findByText('Please try again after 25 seconds')).toBeDefined()
})

test('K-AUTH-08: on a namespace without logins, a login activates its first supported network', async () => {
  const frame = fakeLoginFrame()
  const caipNetworkId = bitcoin.caipNetworkId
  const kit = await openOn([{ view: 'EmailLogin' }], {
    frame,
    networks: [bitcoin, mainnet],
    wallets: [fakeWallet({ id: 'coin', name: 'Coin', caipNetworkId })],
  })
  await submit('player@example.com')
  await letFrameAnswer(kit)
  await waitFor(() => expect(getViews(kit)).toEqual(['EmailLogin', 'EmailVerifyOtp']))
  expect(kit.connection.getState().activeNamespace).toBe('eip155')
})

test('K-AUTH-09: while a login is connected the field is disabled, with a reason', async () => {
  const connected = fakeLogin({ email: 'player@example.com' })
  await openOn([{ view: 'EmailLogin' }], { frame: fakeLoginFrame(), connected })
  expect((await field()).disabled).toBe(true)
  expect((await field()).title).toBe('Disconnect the account you are logged in with first.')
})

test('behavior: a failing frame shows a toast, and the address stays in the field', async () => {
  const frame = fakeLoginFrame(refusing('CONNECT_EMAIL', 'boom'))
  const kit = await openOn([{ view: 'EmailLogin' }], { frame })
  await submit('player@example.com')
  await letFrameAnswer(kit)
  await screen.findByText('Something went wrong')
  expect((await field()).value).toBe('player@example.com')
})

test('K-WORLD-17: on a page of plain http the user reads that the login needs https', async () => {
  const page = { ...fakePorts().page, href: () => 'http://192.168.1.5:3000/' }
  await openOn([{ view: 'EmailLogin' }], { frame: fakeLoginFrame(), ports: { page } })
  await submit('player@example.com')
  expect(
    await screen.findByText('Login needs a secure connection. Open this site with https.'),
  ).toBeDefined()
})

test('K-AUTH-14a, K-AUTH-18: a frame that is not ready in 20 s is named as the reason', async () => {
  const frame = fakeLoginFrame({ mode: 'silent' })
  const kit = await openOn([{ view: 'EmailLogin' }], { frame })
  await submit('player@example.com')
  await letFrameAnswer(kit)
  expect(frameLoadTimeoutMs).toBe(20_000)
  act(() => kit.test.clock.advance(19_999))
  expect(screen.queryByTestId('wui-alertbar-text')).toBeNull()
  act(() => kit.test.clock.advance(1))
  // The alert and the toast of the field.
  const named = () => screen.getAllByText('Could not load embedded wallet')
  await waitFor(() => expect(named()).toHaveLength(2))
})
