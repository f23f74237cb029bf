import { getLoginStore } from '@latchkey/kit/auth'
import {
  type FakeLoginFrameOptions,
  fakeLoginFrame,
  settle,
  type TestKit,
} from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews, hanging, letFrameAnswer, openOn, refusing } from '../../testing/openOn.tsx'

await fetchViews('EmailLogin', 'EmailVerifyOtp', 'RecoverWallet')

afterEach(cleanup)

const email = 'player@example.com'
/** Logs in by e-mail up to the page that requests the mailed code. */
async function reachCode(options: FakeLoginFrameOptions = {}) {
  const frame = fakeLoginFrame(options)
  const kit = await openOn([{ view: 'EmailLogin' }], { frame })
  await userEvent.type(await screen.findByTestId('wui-email-input'), `${email}{Enter}`)
  await letFrameAnswer(kit)
  return { frame, kit }
}

const digits = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)
    .join('')

/** Types a mailed code. The first digit field already has the focus. */
async function type(kit: TestKit, code: string) {
  await screen.findByTestId('wui-otp-input')
  await userEvent.keyboard(code)
  await act(settle)
  return kit
}

test('K-AUTH-03: six digits submit automatically, and the login connects', async () => {
  const { kit, frame } = await reachCode()
  await type(kit, '123456')
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
  expect(frame.getNames()).toEqual(['CONNECT_EMAIL', 'CONNECT_OTP', 'GET_USER'])
})

test('K-AUTH-03: a pasted code fills all fields and submits', async () => {
  const { kit, frame } = await reachCode()
  await screen.findByTestId('wui-otp-input')
  await userEvent.paste('123 456')
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
  expect(frame.requests.find(({ name }) => name === 'CONNECT_OTP')?.payload).toEqual({
    otp: '123456',
  })
})

test('K-AUTH-03: a wrong code shows an error, keeps its digits and can be corrected', async () => {
  const { kit } = await reachCode()
  await type(kit, '123455')
  await screen.findByText('Wrong code. Try again.')
  expect(digits()).toBe('123455')
  await userEvent.keyboard('6')
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
})

test('K-AUTH-03, K-AUTH-04: an expired code requests a new one, and a resend empties the fields', async () => {
  const words = 'This code is no longer valid. Request a new one.'
  const { kit, frame } = await reachCode(refusing('CONNECT_OTP', words))
  await type(kit, '123455')
  await screen.findByText('This code no longer works. Request a new one.')
  for (let second = 0; second < 30; second += 1) act(() => kit.test.clock.advance(1_000))
  await userEvent.click(screen.getByRole('button', { name: 'Resend code' }))
  await act(settle)
  expect(frame.getNames().at(-1)).toBe('CONNECT_EMAIL')
  await waitFor(() => expect(digits()).toBe(''))
  expect(screen.queryByText(/no longer works/)).toBeNull()
  expect(document.activeElement).toBe(screen.getAllByRole('textbox')[0])
})

test('K-AUTH-19: error texts of the frame are not shown', async () => {
  const { kit } = await reachCode(refusing('CONNECT_OTP', '<b>database on fire</b>'))
  await type(kit, '123456')
  await screen.findByText('Something went wrong. Try again.')
  expect(screen.queryByText(/fire/)).toBeNull()
})

test('K-AUTH-04: "Resend code" counts down, then sends a code and counts down again', async () => {
  const { kit, frame } = await reachCode()
  const button = await screen.findByRole('button', { name: 'Resend code in 30 s' })
  await userEvent.click(button)
  for (let second = 0; second < 10; second += 1) act(() => kit.test.clock.advance(1_000))
  expect(button.textContent).toBe('Resend code in 20 s')
  for (let second = 0; second < 20; second += 1) act(() => kit.test.clock.advance(1_000))
  expect(button.textContent).toBe('Resend code')
  expect(frame.getNames()).toEqual(['CONNECT_EMAIL'])
  await userEvent.click(button)
  await act(settle)
  expect(frame.getNames()).toEqual(['CONNECT_EMAIL', 'CONNECT_EMAIL'])
  await waitFor(() => expect(button.textContent).toBe('Resend code in 30 s'))
  await screen.findByText('Code email resent')
})

test('S-50c: the view shows the site that the code signs in to', async () => {
  await reachCode()
  expect(await screen.findByText(`The code signs you in to ${window.location.host}.`)).toBeDefined()
})

test('K-AUTH-05: a device that was approved with its number is connected, without a code', async () => {
  const { kit, frame } = await reachCode({
    action: 'VERIFY_DEVICE',
    loggedIn: true,
  })
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
  expect(frame.getNames()).toEqual(['CONNECT_EMAIL', 'CONNECT_DEVICE', 'IS_CONNECTED', 'GET_USER'])
})

test('S-25i: an approved device without the wallet opens the recovery', async () => {
  const { kit } = await reachCode({
    action: 'VERIFY_DEVICE',
    loggedIn: true,
    ...refusing('GET_USER', 'Recovery required'),
  })
  await waitFor(() => expect(getViews(kit)).toEqual(['EmailLogin', 'RecoverWallet']))
})

test('K-AUTH-05: the code page replaces the device page if the frame still needs a code', async () => {
  const { kit } = await reachCode({ action: 'VERIFY_DEVICE' })
  await waitFor(() => expect(getViews(kit)).toEqual(['EmailLogin', 'EmailVerifyOtp']))
})

test('K-AUTH-05: a device that is not approved shows a toast and navigates back', async () => {
  const { kit } = await reachCode({
    action: 'VERIFY_DEVICE',
    ...refusing('CONNECT_DEVICE', 'no'),
  })
  await screen.findByText('This device wasn’t approved')
  expect(getViews(kit)).toEqual(['EmailLogin'])
})

test('S-42b: the number of the device is shown while its approval is awaited', async () => {
  const { kit } = await reachCode({ action: 'VERIFY_DEVICE', ...hanging('CONNECT_DEVICE') })
  act(() => getLoginStore(kit).setState({ deviceNumber: 7 }))
  expect(await screen.findByText('07')).toBeDefined()
})

test('S-134b: Cancel ends the wait for a device', async () => {
  const { kit } = await reachCode({
    action: 'VERIFY_DEVICE',
    ...hanging('CONNECT_DEVICE'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await screen.findByTestId('wui-email-input')
  expect(getViews(kit)).toEqual(['EmailLogin'])
  expect(screen.queryByTestId('wui-snackbar-message')).toBeNull()
})

test('S-25i: a wallet that is missing on this device opens the recovery', async () => {
  const { kit } = await reachCode(refusing('GET_USER', 'Recovery required'))
  await type(kit, '123456')
  await waitFor(() => expect(getViews(kit)).toEqual(['EmailLogin', 'RecoverWallet']))
})
