import { createEmailCapture } from '@latchkey/kit/sign-in'
import { type CreateTestKitOptions, fakeSignIn, fakeWallet } from '@latchkey/kit/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews, openOn } from '../../testing/openOn.tsx'

await fetchViews('DataCapture', 'DataCaptureOtpConfirm', 'SIWXSignMessage')

afterEach(cleanup)

const metadata = { name: 'Example' }

function createOptions(requirements: readonly string[] = ['required'], answer = 'sent') {
  const emailCapture = createEmailCapture({
    requestCode: async () => {
      if (answer !== 'sent') throw new TypeError(answer)
      return 'sent'
    },
    confirmCode: async () => {},
  })
  const options: CreateTestKitOptions = {
    metadata,
    connected: fakeWallet(),
    signIn: { ...fakeSignIn(), emailCapture },
    features: { emailCapture: requirements },
  }
  return options
}
const type = async (typed: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), typed)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('K-SIWX-10: a required e-mail cannot be skipped, and its code continues with the signature', async () => {
  const kit = await openOn([{ view: 'DataCapture' }], createOptions())
  await screen.findByText('Example needs your email')
  expect(screen.queryByRole('button', { name: 'Skip this step' })).toBeNull()
  await type('player')
  await press('@gmail.com')
  await press('Continue')
  await screen.findByText('player@gmail.com')
  await screen.findByTestId('wui-otp-input')
  await userEvent.keyboard('123456')
  await waitFor(() => expect(getViews(kit).at(-1)).toBe('SIWXSignMessage'))
})

test('K-SIWX-10: an optional e-mail can be skipped', async () => {
  const kit = await openOn([{ view: 'DataCapture' }], createOptions([]))
  await screen.findByText('Example would like your email')
  await press('Skip this step')
  await waitFor(() => expect(getViews(kit)).toEqual(['SIWXSignMessage']))
})

test('K-SIWX-10: closing the modal cancels the sign-in and disconnects the wallet', async () => {
  const kit = await openOn([{ view: 'DataCapture' }], createOptions())
  await screen.findByText('Example needs your email')
  kit.connection.setState({ signIn: 'required' })
  await userEvent.click(screen.getByTestId('w3m-header-close'))
  await waitFor(() => expect(kit.connection.getState().connections).toEqual([]))
  expect(kit.modal.getState().open).toBe(false)
})

test('behavior: an e-mail address that was submitted before is suggested', async () => {
  const options = createOptions()
  const first = await openOn([{ view: 'DataCapture' }], options)
  await type('player@example.com')
  await press('Continue')
  await screen.findByTestId('wui-otp-input')
  cleanup()
  await openOn([{ view: 'DataCapture' }], { ...options, ports: { storage: first.ports.storage } })
  await userEvent.click(await screen.findByRole('button', { name: 'player@example.com' }))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('player@example.com')
})

test('behavior: suggested domains always read from left to right', async () => {
  await openOn([{ view: 'DataCapture' }], createOptions())
  await type('player')
  const ending = screen.getByText('@gmail.com')
  expect(ending.dir).toBe('ltr')
})

test('error: an invalid address shows an error below the field, a failed service shows a toast', async () => {
  const kit = await openOn([{ view: 'DataCapture' }], createOptions(undefined, 'down'))
  await type('player')
  await press('Continue')
  await screen.findByText(/Invalid email/)
  await type('@example.com')
  await press('Continue')
  await waitFor(() => expect(kit.toasts.getState().toast?.message).toBe('Failed to send email OTP'))
  expect(getViews(kit)).toEqual(['DataCapture'])
})
