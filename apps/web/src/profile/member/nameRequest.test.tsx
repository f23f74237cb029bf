import { refuse } from '@latchkey/product-api/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { address, chatSession, memberSession } from '../../testing/fakeServer.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { suggestName } from './suggestName.ts'

const user = { id: 'user0000000000000001', createdAt: '2029-12-05T10:00:00.000Z' }
const newcomer = { ...user, displayName: null }

let shown: Awaited<ReturnType<typeof renderApp>> | undefined
afterEach(() => {
  shown?.end()
  shown = undefined
})

const field = () => screen.findByLabelText<HTMLInputElement>('What should the club call you?')
const button = (name: string) => screen.getByRole('button', { name })

/** Logs a new player in on the start page, which opens the profile, or opens another screen. */
async function show(
  answers: Parameters<typeof renderApp>[2] = {},
  session = memberSession,
  path = '/',
) {
  const saved: string[] = []
  shown = await renderApp(
    path,
    { session, links: [] },
    {
      getMe: () => ({ user: newcomer, accounts: [] }),
      changeName({ name }) {
        saved.push(name)
        return { name }
      },
      ...answers,
    },
  )
  return { ...shown, saved }
}

/** Connects an email login in the rendered app. */
const logIn = (app: Awaited<ReturnType<typeof renderApp>>['app']) =>
  act(async () =>
    app.kit.connection.setState({
      connections: [
        {
          connector: { id: 'AUTH', name: 'Auth', type: 'AUTH', namespace: 'eip155' },
          namespace: 'eip155',
          accounts: [{ address }],
          caipNetworkId: 'eip155:1',
          login: {
            user: { email: 'mira@players.example' },
            preferredAccountType: 'eoa',
            smartAccountDeployed: false,
            loginName: 'mira@players.example',
            embeddedWalletInfo: {
              user: { email: 'mira@players.example' },
              authProvider: 'email',
              accountType: 'eoa',
              isSmartAccountDeployed: false,
            },
          },
        },
      ],
      activeConnectors: { eip155: 'AUTH' },
      status: { eip155: 'connected' },
    }),
  )

test.each([
  ['a wallet', memberSession],
  ['a linked account', chatSession],
])('default: a new player by %s takes the suggested name', async (_, session) => {
  const { saved } = await show({}, session)
  const suggested = suggestName({ id: newcomer.id, index: 0 })
  expect((await field()).value).toBe(suggested)
  expect(document.activeElement).not.toBe(await field())
  await userEvent.click(button('Use this name'))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(suggested)
  expect(saved).toEqual([suggested])
  expect(screen.queryByLabelText('What should the club call you?')).toBeNull()
})

test('behavior: another suggestion and an own name can be chosen by keyboard', async () => {
  const { saved } = await show()
  const before = (await field()).value
  await userEvent.click(button('Suggest another'))
  expect((await field()).value).not.toBe(before)
  await userEvent.clear(await field())
  await userEvent.type(await field(), '?{Enter}')
  expect(screen.getByText(/^Use 2 to 24 letters/)).toBeTruthy()
  await userEvent.clear(await field())
  await userEvent.type(await field(), 'Wren{Enter}')
  await waitFor(() => expect(saved).toEqual(['Wren']))
})

test('behavior: a postponed request stays away after a reload, but not for another player', async () => {
  await show()
  await field()
  await userEvent.click(button('Later'))
  expect(screen.queryByLabelText('What should the club call you?')).toBeNull()
  expect(localStorage.getItem('latchkey:name-later')).toBe(`{"v":1,"value":"${newcomer.id}"}`)
})

test('error: a taken name is reported at the field', async () => {
  await show({ changeName: () => refuse('name_taken') })
  await field()
  await userEvent.click(button('Use this name'))
  await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'))
})

test('error: on a German page, the server’s reason is in German', async () => {
  const { app } = await show({ changeName: () => refuse('name_taken') })
  await act(() => app.language.choose('de'))
  await userEvent.click(button('Diesen Namen nehmen'))
  expect(await screen.findByText('Dieser Name ist vergeben. Wähle einen anderen.')).toBeTruthy()
  await act(() => app.language.choose('en'))
  expect(await screen.findByText('This name is taken. Choose another.')).toBeTruthy()
})

test('behavior: an email address is not suggested, and others do not see it', async () => {
  const { app } = await show()
  await logIn(app)
  expect((await field()).value).not.toContain('mira')
  expect(screen.getByText(/^Only you see your email address\./)).toBeTruthy()
  expect(screen.getByTestId('account-button').textContent).toContain('mira@players.example')
})

test('behavior: neither header nor profile shows the address before the name', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const getMe = async () => {
    await answered
    return { user: { ...user, displayName: 'Wren' }, accounts: [] }
  }
  const { app } = await show({ getMe }, memberSession, '/profile')
  await logIn(app)
  await screen.findByTestId('profile-address')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('')
  expect(screen.queryByTestId('account-button')).toBeNull()
  await act(async () => answer())
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wren'))
  expect((await screen.findByTestId('account-button')).textContent).toContain('Wren')
})

test('behavior: a reload asks for no name, because the form would move the page', async () => {
  await show({}, memberSession, '/profile')
  await screen.findByText(/^Member since/)
  expect(screen.queryByLabelText('What should the club call you?')).toBeNull()
})

test('axe: no violations', async () => {
  await show()
  await field()
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
})
