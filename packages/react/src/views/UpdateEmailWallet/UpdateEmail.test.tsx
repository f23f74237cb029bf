import { openModal } from '@latchkey/kit'
import { updateEmail } from '@latchkey/kit/auth'
import {
  type FakeLoginFrameOptions,
  fakeLogin,
  fakeLoginFrame,
  fakePorts,
  settle,
  type TestKit,
} from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fetchViews } from '../../testing/fetchViews.ts'
import {
  getViews,
  letFrameAnswer,
  logIn,
  openOn,
  refusing,
  showPages,
} from '../../testing/openOn.tsx'
import { renderWithKit } from '../../testing/renderWithKit.tsx'

await fetchViews(
  'UpdateEmailWallet',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
  'UpgradeEmailWallet',
)

afterEach(cleanup)

const email = 'player@example.com'
const form: Page = { view: 'UpdateEmailWallet', data: { redirectView: 'Account' } }

async function openForm(pages: readonly [Page, ...Page[]], options: FakeLoginFrameOptions = {}) {
  const frame = fakeLoginFrame(options)
  const { kit } = renderWithKit(null, { frame })
  await logIn(kit, email)
  // Advances past the delay between two e-mails, because the login has just sent one.
  kit.test.clock.advance(60_000)
  showPages(kit, pages)
  await screen.findByTestId('w3m-modal-card')
  return { kit, frame }
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'New email' })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

async function retype(address: string) {
  await userEvent.clear(await field())
  await userEvent.type(await field(), address)
}

async function typeCode(kit: TestKit, code: string) {
  await screen.findByTestId('wui-otp-input')
  await userEvent.keyboard(code)
  await letFrameAnswer(kit)
}

test('K-SET-01: the form requests the code of the current address, then that of the new one', async () => {
  const { kit, frame } = await openForm([{ view: 'Account' }, form])
  await retype('new@example.com')
  await userEvent.click(save())
  await letFrameAnswer(kit)
  await screen.findByText('Enter the code we sent to your current email')
  await screen.findByText(email)
  await typeCode(kit, '123456')
  await screen.findByText('Enter the code we sent to your new email')
  await screen.findByText('new@example.com')
  expect(getViews(kit)).toEqual(['Account', 'UpdateEmailWallet', 'UpdateEmailSecondaryOtp'])
  await typeCode(kit, '123456')
  await waitFor(() => expect(getViews(kit)).toEqual(['Account']))
  await screen.findByText('Email changed')
  expect(kit.ports.storage.getItem('@appkit-wallet/EMAIL')).toBe('new@example.com')
  expect(frame.getNames()).toContain('UPDATE_EMAIL_SECONDARY_OTP')
})

test('K-SET-02: Save waits for another address of more than three characters', async () => {
  await openForm([form])
  expect((await field()).value).toBe(email)
  expect(save().disabled).toBe(true)
  await retype('a@b')
  expect(save().disabled).toBe(true)
  await retype(` ${email}`)
  expect(save().disabled).toBe(true)
  await retype('new@example.com')
  expect(save().disabled).toBe(false)
})

test('K-SET-02: Enter in the field does not submit while Save is disabled', async () => {
  const { frame } = await openForm([form])
  await userEvent.type(await field(), '{Enter}')
  await act(settle)
  expect(frame.getNames()).not.toContain('UPDATE_EMAIL')
})

test('K-SET-02: Cancel goes back', async () => {
  const { kit } = await openForm([{ view: 'Account' }, form])
  await field()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(getViews(kit)).toEqual(['Account'])
})

test('K-SET-02: without a view to return to the form has no Cancel button', async () => {
  await openForm([{ view: 'UpdateEmailWallet' }])
  await field()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test('K-SET-03: "Try again" counts down, then returns to the form', async () => {
  const { kit } = await openForm([{ view: 'Account' }, form])
  await retype('new@example.com')
  await userEvent.click(save())
  await letFrameAnswer(kit)
  const again = await screen.findByRole('button', { name: 'Try again in 30 s' })
  await userEvent.click(again)
  expect(getViews(kit)).toEqual(['Account', 'UpdateEmailWallet', 'UpdateEmailPrimaryOtp'])
  for (let second = 0; second < 30; second += 1) act(() => kit.test.clock.advance(1_000))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await field()
  expect(getViews(kit)).toEqual(['Account', 'UpdateEmailWallet'])
})

test('behavior: a wrong code shows an error', async () => {
  const { kit } = await openForm([{ view: 'Account' }, form])
  await retype('new@example.com')
  await userEvent.click(save())
  await letFrameAnswer(kit)
  await typeCode(kit, '000000')
  expect(await screen.findByText('Wrong code. Try again.')).toBeDefined()
})

test('behavior: a refusal of the frame shows a toast, and the form stays open', async () => {
  const { kit } = await openForm([{ view: 'Account' }, form], refusing('UPDATE_EMAIL', 'boom'))
  await retype('new@example.com')
  await userEvent.click(save())
  await letFrameAnswer(kit)
  await screen.findByText('Something went wrong')
  expect(getViews(kit)).toEqual(['Account', 'UpdateEmailWallet'])
})

test('K-SET-04: leaving the form rejects the promise of the app', async () => {
  const { kit } = await openForm([{ view: 'Account' }])
  const changing = updateEmail(kit)
  changing.catch(() => undefined)
  await field()
  await userEvent.click(screen.getByTestId('w3m-header-close'))
  await expect(changing).rejects.toMatchObject({ code: 'modal_closed' })
})

test('behavior: the account row opens the form for an e-mail login, but not for a social login', async () => {
  const { kit } = await openForm([{ view: 'Account' }])
  await userEvent.click(await screen.findByTestId('w3m-account-email-update'))
  expect(kit.modal.getState().stack.at(-1)).toEqual(form)
  cleanup()
  const connected = fakeLogin({ username: 'player', socialProvider: 'github' })
  const other = await openOn([{ view: 'Account' }], { frame: fakeLoginFrame(), connected })
  const name = await screen.findByTestId('w3m-account-email-update')
  expect(name.textContent).toBe('playerLogged in with GitHub')
  await userEvent.click(name)
  expect(getViews(other)).toEqual(['Account'])
})

test.each([
  ['player-0', 'discord', 'player-'],
  ['player-0', 'github', 'player-0'],
] as const)('K-SOC-07: %s of %s is shown as %s', async (username, socialProvider, shown) => {
  const connected = fakeLogin({ username, socialProvider })
  await openOn([{ view: 'Account' }], { frame: fakeLoginFrame(), connected })
  const name = await screen.findByTestId('w3m-account-email-update')
  expect(name.querySelector('bdi')?.textContent).toBe(shown)
  expect(screen.getByTestId('wui-wallet-switch').textContent).toBe(shown)
})

test('K-AUTH-07: a long e-mail address is shortened', async () => {
  const long = 'a.very.long.address.of.somebody@example.com'
  await openOn([{ view: 'Account' }], {
    frame: fakeLoginFrame(),
    connected: fakeLogin({ email: long }),
  })
  const name = await screen.findByTestId('w3m-account-email-update')
  expect(name.querySelector('bdi')?.textContent).toBe(`${long.slice(0, 30)}…`)
})

test.each(['Account', 'AccountSettings'] as const)(
  'K-ACC-09: the card of %s links to the pages of the secure origin',
  async (view) => {
    const { kit } = await openForm([{ view }])
    await userEvent.click(await screen.findByTestId('w3m-wallet-upgrade-card'))
    const button = await screen.findByTestId('w3m-secure-website-button')
    expect(button.textContent).toBe('Open secure.example')
    expect(getViews(kit)).toEqual([view, 'UpgradeEmailWallet'])
    act(() => openModal(kit))
  },
)

test('K-ACC-09: the secure site does not show the card', async () => {
  const frame = fakeLoginFrame()
  const { page } = fakePorts()
  const href = () => new URL('/dashboard', frame.url).href
  await openOn([{ view: 'Account' }, { view: 'AccountSettings' }], {
    frame,
    connected: fakeLogin({ email }),
    ports: { page: { ...page, href } },
  })
  await screen.findByTestId('w3m-account-email-update')
  expect(screen.queryByTestId('w3m-wallet-upgrade-card')).toBeNull()
})
