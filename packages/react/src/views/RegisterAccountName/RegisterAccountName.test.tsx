import { getAccount, type KitEvent } from '@latchkey/kit'
import { getNameStore } from '@latchkey/kit/names'
import {
  fakeLogin,
  fakeLoginFrame,
  loginAddresses,
  settle,
  type TestKit,
} from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { type FakeAnswers, fakeApi } from '../../testing/fakeApi.ts'
import { fetchViews } from '../../testing/fetchViews.ts'
import { nameAnswers } from '../../testing/nameStory.ts'
import { getViews, logIn, openOn, refusing, showPages } from '../../testing/openOn.tsx'
import { renderWithKit } from '../../testing/renderWithKit.tsx'

await fetchViews(
  'Account',
  'AccountSettings',
  'ChooseAccountName',
  'RegisterAccountName',
  'RegisterAccountNameSuccess',
  'ApproveTransaction',
)
afterEach(cleanup)

const record = {
  name: 'miracle.latchkey.id',
  registered_at: '2026-01-01T00:00:00Z',
  attributes: {},
  addresses: {},
}
const usual: FakeAnswers = {
  ...nameAnswers,
  [`/v1/identity/${loginAddresses.eoa}`]: { name: null, avatar: null },
  [`/v1/profile/reverse/${loginAddresses.eoa}`]: [],
  account: record,
}

type Given = {
  readonly pages?: readonly [Page, ...Page[]]
  readonly answers?: FakeAnswers
  readonly frame?: Parameters<typeof fakeLoginFrame>[0]
}
const form: Page = { view: 'RegisterAccountName' }

/**
 * Opens the form that registers an account name, for a user who is logged in by email. `asked`
 * collects the last path segment of each request to the API.
 */
async function start({ pages = [{ view: 'Account' }, form], answers = {}, frame }: Given = {}) {
  const asked: string[] = []
  const api = fakeApi({ ...usual, ...answers })
  const fetch: typeof api = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    asked.push(pathname.split('/').at(-1) ?? '')
    return api(input, init)
  }
  const { kit } = renderWithKit(null, {
    frame: fakeLoginFrame(frame),
    blockchainApiUrl: 'https://api.example',
    nameZone: 'latchkey.id',
    ports: { fetch },
  })
  await logIn(kit, 'player@example.com')
  const events: KitEvent['data'][] = []
  kit.events.subscribe(({ data }) => events.push(data))
  showPages(kit, pages)
  await act(settle)
  return { kit, asked, events }
}

const field = () => screen.findByTestId<HTMLInputElement>('wui-ens-input')
const type = async (text: string) => userEvent.type(await field(), text)
const arrow = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Register this name' })
const rows = () => screen.queryAllByTestId<HTMLButtonElement>('account-name-suggestion')
const seeRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))
const toast = () => screen.findByTestId('wui-snackbar-message').then((part) => part.textContent)
const seeView = (kit: TestKit, view: string) =>
  waitFor(() => expect(getViews(kit).at(-1)).toBe(view))

test('K-NAME-01: the field lower-cases letters, accepts hyphens and ignores invalid keys', async () => {
  await start()
  await type('Mi_r.a -2')
  expect((await field()).value).toBe('mira-2')
})

test('K-NAME-01: a short name or one with other characters shows an error and cannot be sent', async () => {
  const { asked } = await start()
  await type('mir')
  expect(await screen.findByText('Use at least 4 characters')).toBeTruthy()
  expect((await arrow()).disabled).toBe(true)
  await userEvent.clear(await field())
  await userEvent.click(await field())
  await userEvent.paste('mira & co')
  expect(await screen.findByText('Use only letters, digits and hyphens')).toBeTruthy()
  expect((await arrow()).disabled).toBe(true)
  await type('{Enter}')
  expect(rows()).toEqual([])
  expect(asked).not.toContain('account')
})

test('K-NAME-02: suggestions load after the user stops typing, and taken names are disabled', async () => {
  const { asked } = await start()
  await type('mira')
  await seeRows(3)
  expect(asked.filter((part) => part.startsWith('mi'))).toEqual(['mira'])
  await waitFor(() => expect(rows().map(({ disabled }) => disabled)).toEqual([true, false, false]))
  expect(rows()[0]?.textContent).toContain('taken')
  expect((await arrow()).disabled).toBe(true)
  expect(await screen.findByText(/Taken/)).toBeTruthy()
  await userEvent.click(screen.getByText('miracle.latchkey.id'))
  expect((await field()).value).toBe('miracle')
  await waitFor(async () => expect((await arrow()).disabled).toBe(false))
})

const refuse = (description: string) =>
  Response.json({ reasons: [{ field: 'name', description }] }, { status: 400 })

test('K-NAME-02, K-NAME-05: failed suggestions show the reason of the service', async () => {
  await start({ answers: { mira: refuse('The zone is not allowed') } })
  await type('mira')
  expect(await screen.findByText('The zone is not allowed')).toBeTruthy()
})

test('K-NAME-03, K-NAME-07: a registered name shows immediately, and "Let’s go" opens Account', async () => {
  const { kit } = await start()
  await type('miracle{Enter}')
  await seeView(kit, 'RegisterAccountNameSuccess')
  expect(await screen.findByText('miracle.latchkey.id is yours')).toBeTruthy()
  expect(getViews(kit)).toEqual(['RegisterAccountNameSuccess'])
  expect(getAccount(kit).profileName).toBe('miracle.latchkey.id')
  await userEvent.click(screen.getByText('Let’s go'))
  await waitFor(() => expect(getViews(kit)).toEqual(['Account']))
  expect(await screen.findAllByText('miracle.latchkey.id')).toBeTruthy()
})

test('K-NAME-03: pressing the suggestion that equals the field registers it', async () => {
  const { kit } = await start()
  await type('miracle')
  await seeRows(1)
  await waitFor(() => expect(rows()[0]?.disabled).toBe(false))
  await userEvent.click(screen.getByText('miracle.latchkey.id'))
  await seeView(kit, 'RegisterAccountNameSuccess')
})

test('K-NAME-05: a rejected signature returns to the form and keeps its text', async () => {
  const { kit } = await start({ frame: refusing('RPC_REQUEST', 'User rejected the request') })
  await type('miracle{Enter}')
  expect(await toast()).toBe('You declined the request')
  act(() => kit.test.clock.advance(0))
  await seeView(kit, 'RegisterAccountName')
  expect((await field()).value).toBe('miracle')
  expect((await field()).readOnly).toBe(false)
})

test.each([
  ['Name is already registered', refuse('Name is already registered')],
  ['Error registering name', 'error'],
] as const)(
  'K-NAME-05: the reason of the service shows, without one a text of the kit: %s',
  async (shown, account) => {
    const { kit } = await start({ answers: { account } })
    await type('miracle{Enter}')
    expect(await toast()).toBe(shown)
    expect(getViews(kit)).toEqual(['Account', 'RegisterAccountName'])
  },
)

test('K-NAME-03: the form is read-only while a registration is pending', async () => {
  const { kit } = await start()
  act(() => getNameStore(kit).setState({ label: 'miracle', registering: true }))
  expect((await field()).readOnly).toBe(true)
  expect((await arrow()).getAttribute('aria-busy')).toBe('true')
  await seeRows(1)
  expect(rows()[0]?.disabled).toBe(true)
})

test('K-NAME-06: an account that already has a name shows an error', async () => {
  const path = `/v1/identity/${loginAddresses.eoa}`
  await start({ answers: { [path]: { name: 'mira.eth', avatar: null } } })
  expect(await screen.findByText('Your account already has a name')).toBeTruthy()
  await type('miracle')
  expect((await arrow()).disabled).toBe(true)
})

test.each([
  ['the account', [{ view: 'Account' }]],
  ['its settings', [{ view: 'Account' }, { view: 'AccountSettings' }]],
] as const)('K-NAME-06: without a name, a row of %s opens the form', async (_, pages) => {
  const { kit, events } = await start({ pages })
  await userEvent.click(await screen.findByTestId('account-choose-name-button'))
  await seeView(kit, 'RegisterAccountName')
  expect(events.at(-1)).toMatchObject({
    event: 'OPEN_ENS_FLOW',
    properties: { isSmartAccount: false },
  })
  cleanup()
  const path = `/v1/identity/${loginAddresses.eoa}`
  await start({
    pages: [{ view: 'AccountSettings' }],
    answers: { [path]: { name: 'mira.eth', avatar: null } },
  })
  await screen.findByTestId('account-switch-network-button')
  await waitFor(() => expect(screen.queryByTestId('account-choose-name-button')).toBeNull())
})

test('behavior: the view links to the app’s page about names if there is one', async () => {
  const { kit } = await start({ pages: [{ view: 'ChooseAccountName' }] })
  expect(await screen.findByText(/you\.latchkey\.id/)).toBeTruthy()
  expect(screen.queryByText('Read more about names')).toBeNull()
  expect(kit.config.guideUrls).toBeUndefined()
  cleanup()
  const opened: unknown[] = []
  await openOn([{ view: 'ChooseAccountName' }], {
    connected: fakeLogin({ email: 'player@example.com' }),
    guideUrls: { names: 'https://faq.example/' },
    ports: {
      openWindow: (url) => {
        opened.push(url)
        return null
      },
    },
  })
  await userEvent.click(await screen.findByText('Read more about names'))
  expect(opened).toEqual(['https://faq.example/'])
})
