import {
  getOperator,
  getProject,
  getSession,
  listActivity,
  listDevices,
} from '@latchkey/frame-api/endpoints'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createWalletServer } from '../../client/createWalletServer.ts'
import { fakeSession } from '../../testing/createFakeFrameServer.ts'
import { createFakePasskeys } from '../../testing/createFakePasskeys.ts'
import { createSmartFrame } from '../../testing/createSmartFrame.ts'
import { permissionProject } from '../../testing/smartNetworks.ts'
import { OperatorProvider } from '../layout/OperatorContext.tsx'
import { DashboardPage } from './DashboardPage.tsx'

afterEach(cleanup)

const app = { name: 'Clubhouse', origin: 'https://app.test', projectId: 'test' }

/** Creates the wallet's own page next to a frame whose user has selected a smart account. */
async function openPage({ kept = true } = {}) {
  const frame = await createSmartFrame()
  const { remote, database } = frame
  const { client } = remote
  const session = { ...fakeSession, wallet: remote.wallets.getActive() ?? null }
  remote.answer(getSession, () => ({ session, serverTime: '2030-01-15T10:00:00.000Z' }))
  remote.answer(listDevices, () => ({ devices: [] }))
  remote.answer(listActivity, () => ({ entries: [], nextCursor: null }))
  const answerProject = () => {
    remote.answer(getOperator, ({ origin }) => ({
      name: 'Latchkey',
      app: origin === app.origin ? app : null,
    }))
    remote.answer(getProject, () => ({
      name: 'Test',
      originAllowed: false,
      crossSite: false,
      approvals: 'window',
      signInWithLogin: true,
      nameZones: [],
      logins: { email: true, socials: [], farcaster: false },
      ...permissionProject,
    }))
  }
  answerProject()
  const services = {
    client,
    wallets: createWalletServer(client),
    openDatabase: async () => ({ ...database, close: () => undefined }),
    passkeys: createFakePasskeys(),
    keepStorage: async () => kept,
  }
  const show = () =>
    render(
      <OperatorProvider client={client}>
        <DashboardPage onNews={vi.fn()} services={services} />
      </OperatorProvider>,
    )
  return { ...frame, show, answerProject }
}

/** Returns the page's accounts in order, each with its label. */
async function readAccounts() {
  await screen.findByText('Your account')
  return screen.getAllByRole('term').map((term) => {
    const value = term.nextElementSibling?.textContent
    return [term.textContent, value]
  })
}

test('the page lists the app’s account first, and its key with an explanation last', async () => {
  const { show, address, owner } = await openPage()
  expect(address).not.toBe(owner)
  show()
  const accounts = await readAccounts()
  expect(accounts[0]).toEqual(['Your account', address])
  expect(accounts.at(-1)).toEqual(['Signing key (don’t send funds here)', owner])
})

test.each([
  ['the server does not answer', 'networks'],
  ['the app is no longer one of the server’s', 'app'],
] as const)(
  'S-140: if %s, the key does not replace the account; another try shows the account',
  async (_, what) => {
    const { show, remote, address, owner, answerProject } = await openPage()
    if (what === 'app') remote.answer(getOperator, () => ({ name: 'Latchkey', app: null }))
    else remote.answer(getProject, () => Promise.reject(new TypeError('offline')))
    show()
    await screen.findByText('Your account could not be loaded.')
    expect(screen.queryByText('Your account')).toBeNull()
    expect(document.body.textContent).not.toContain(owner)
    answerProject()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await readAccounts())[0]).toEqual(['Your account', address])
  },
)

test('an EOA in use is shown first and without a second key', async () => {
  const { show, owner, handlers, context } = await openPage()
  await handlers.SET_PREFERRED_ACCOUNT({ type: 'eoa' }, context)
  show()
  expect((await readAccounts()).map(([label, value]) => [label, value === owner])).toEqual([
    ['Your account', true],
    ['Your Solana account', false],
  ])
})

test('the ways to recover the wallet stand under one heading', async () => {
  const { show } = await openPage()
  show()
  const recovery = await screen.findByRole('region', { name: 'Recovery' })
  const listTitles = (level: number, within: ParentNode) =>
    [...within.querySelectorAll(`h${level}`)].map((heading) => heading.textContent)
  await waitFor(() => expect(listTitles(3, recovery)).toEqual(['Passkey', 'Recovery code']))
  expect(listTitles(2, document)).toEqual(['Recovery', 'Devices', 'Activity', 'Export'])
  const primary = [...document.querySelectorAll('[data-variant="primary"]')]
  expect(primary.map((button) => button.textContent)).toEqual(['Add a passkey'])
})

test('the page names its operator and links to the app', async () => {
  const { show } = await openPage()
  show()
  const back = await screen.findByRole('link', { name: 'Back to Clubhouse' })
  expect(back.getAttribute('href')).toBe('https://app.test')
  screen.getByText('Latchkey')
})

test('S-33: a browser that may delete the wallet is mentioned until a recovery method exists', async () => {
  const text = 'This browser may delete your wallet when it runs out of space.'
  const { show, remote } = await openPage({ kept: false })
  const page = show()
  await screen.findByText(text)
  screen.getByText('Add a passkey or write down the recovery code now. Either recovers it.')
  page.unmount()
  const wallet = { ...remote.wallets.getActive(), backedUp: true }
  const session = { ...fakeSession, wallet }
  remote.answer(getSession, () => ({ session, serverTime: '2030-01-15T10:00:00.000Z' }))
  show()
  await screen.findByText(/^You have a copy/)
  expect(screen.queryByText(text)).toBeNull()
})

test('S-33: a browser with persistent storage shows no storage warning', async () => {
  const { show } = await openPage()
  show()
  await readAccounts()
  expect(screen.queryByText(/may delete your wallet/)).toBeNull()
})
