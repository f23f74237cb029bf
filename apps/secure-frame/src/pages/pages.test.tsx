import { formatMoment } from '@latchkey/core'
import {
  approveDevice,
  confirmBackup,
  forgetDevice,
  getOperator,
  listDevices,
  readDeviceLink,
  refuseDevice,
  revokeDevice,
} from '@latchkey/frame-api/endpoints'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeSession } from '../testing/createFakeFrameServer.ts'
import { createBarePage, createTestPage } from '../testing/createTestPage.ts'
import { BackupSection } from './dashboard/BackupSection.tsx'
import { DevicesSection } from './dashboard/DevicesSection.tsx'
import { HoldToReveal } from './dashboard/HoldToReveal.tsx'
import { OperatorProvider } from './layout/OperatorContext.tsx'
import { DevicePage } from './links/DevicePage.tsx'
import { takeFragment } from './services/takeFragment.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const token = 'T'.repeat(43)
const link = {
  purpose: 'login',
  origin: 'https://app.test',
  email: 'ada@example.test',
  browser: 'Chromium on Linux',
  requestedAt: '2030-01-15T10:00:00.000Z',
  expiresAt: '2030-01-15T10:10:00.000Z',
  place: '203.0.113.7',
  asksNumber: true,
}

function createDevicePage() {
  const { remote, services } = createBarePage()
  remote.answer(readDeviceLink, () => link)
  remote.answer(approveDevice, () => ({ ok: true }))
  remote.answer(refuseDevice, () => ({ ok: true }))
  return { remote, services }
}

test('S-42b: the page shows origin, browser, place and time, and approves by the typed number', async () => {
  const { remote, services } = createDevicePage()
  render(<DevicePage services={services} token={token} />)
  await screen.findByText(link.origin)
  screen.getByText(link.browser)
  screen.getByText(`${link.place}`)
  screen.getByText(formatMoment(link.requestedAt))
  expect(remote.calls.map(({ path }) => path)).toEqual([readDeviceLink.path])

  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' })
  await userEvent.type(screen.getByRole('textbox'), '4')
  expect(button.disabled).toBe(true)
  await userEvent.type(screen.getByRole('textbox'), '2{Enter}')
  await screen.findByRole('heading', { name: 'Approved' })
  screen.getByText('You are signed in. Go back to the app.')
  expect(remote.calls.at(-1)).toEqual({ path: approveDevice.path, input: { token, number: 42 } })
})

test('S-42c: without a number in the app the user confirms the page, and the code is still asked', async () => {
  const { remote, services } = createDevicePage()
  remote.answer(readDeviceLink, () => ({ ...link, asksNumber: false }))
  render(<DevicePage services={services} token={token} />)
  await screen.findByText(link.origin)
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Yes, this is me' }))
  await screen.findByText('Go back to the app and enter the code from the same email.')
  expect(remote.calls.at(-1)).toEqual({ path: approveDevice.path, input: { token } })
})

test('S-42b: "This was not me" ends the login', async () => {
  const { remote, services } = createDevicePage()
  render(<DevicePage services={services} token={token} />)
  await userEvent.click(await screen.findByRole('button', { name: 'This was not me' }))
  await screen.findByRole('heading', { name: 'Declined' })
  expect(remote.calls.at(-1)).toEqual({ path: refuseDevice.path, input: { token } })
})

test.each([
  ['let in', 'login', 'Approve', 'Approved'],
  ['approved for the operator’s copy', 'escrow', 'Approve', 'Approved'],
  ['refused', 'login', 'This was not me', 'Declined'],
] as const)(
  'behavior: %s, the page still links back to the app',
  async (_, purpose, press, title) => {
    const { remote, services } = createDevicePage()
    const app = { name: 'Clubhouse', origin: link.origin, projectId: 'test' }
    remote.answer(readDeviceLink, () => ({ ...link, purpose }))
    remote.answer(getOperator, ({ origin }) => ({
      name: 'Op',
      app: origin === app.origin ? app : null,
    }))
    render(
      <OperatorProvider client={services.client}>
        <DevicePage services={services} token={token} />
      </OperatorProvider>,
    )
    await userEvent.type(await screen.findByRole('textbox'), '42')
    await userEvent.click(screen.getByRole('button', { name: press }))
    await screen.findByRole('heading', { name: title })
    const back = await screen.findByRole('link', { name: 'Back to Clubhouse' })
    expect(back.getAttribute('href')).toBe(link.origin)
  },
)

test('S-26: a link for the operator’s copy shows the request, and the wait that follows', async () => {
  const { remote, services } = createDevicePage()
  remote.answer(readDeviceLink, () => ({ ...link, purpose: 'escrow' }))
  render(<DevicePage services={services} token={token} />)
  await screen.findByText(/^A browser requests the operator’s copy of your wallet/)
  expect(screen.queryByText(/trying to sign in/)).toBeNull()
  await userEvent.type(screen.getByRole('textbox'), '42{Enter}')
  await screen.findByText(/^The waiting period has started/)
  expect(remote.calls.at(-1)).toEqual({ path: approveDevice.path, input: { token, number: 42 } })
})

test('S-42d: the token is removed from URL and history before any other step', () => {
  const location = { hash: `#link=${token}`, pathname: '/device', search: '' }
  const replaced: unknown[] = []
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, url?: string | URL | null) => void replaced.push(url),
  }
  expect(takeFragment({ location, history }).get('link')).toBe(token)
  expect(replaced).toEqual(['/device'])
})

test('S-24: the code is shown once, and deleted after two of its groups were typed', async () => {
  const { services, session, remote, database } = await createTestPage()
  remote.answer(confirmBackup, () => ({ ok: true }))
  const { userId } = fakeSession
  if (!session) return expect.unreachable('no session')
  const onConfirmed = vi.fn()
  render(<BackupSection onConfirmed={onConfirmed} services={services} session={session} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show the code' }))
  const items = await screen.findAllByRole('listitem')
  const groups = items.map((item) => item.textContent)
  expect(groups).toHaveLength(7)
  await userEvent.click(screen.getByRole('button', { name: 'I have written it down' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show the code again' }))
  await userEvent.click(screen.getByRole('button', { name: 'I have written it down' }))
  expect(screen.queryByText(groups[0] ?? '')).toBeNull()

  const fields = screen.getAllByRole<HTMLInputElement>('textbox')
  expect(fields).toHaveLength(2)
  for (const field of fields) await userEvent.type(field, '0000')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText('These groups do not match your code.')
  expect((await database.get('wallets', userId))?.backup).toBeDefined()

  for (const field of fields) {
    const at = Number(field.name.slice('group-'.length))
    await userEvent.clear(field)
    await userEvent.type(field, groups[at]?.toLowerCase() ?? '')
  }
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText(/You have a copy/)
  const { walletId } = session.wallet ?? expect.unreachable('no wallet')
  const proof = expect.objectContaining({ namespace: 'eip155' })
  expect(remote.calls.at(-1)).toEqual({ path: confirmBackup.path, input: { walletId, proof } })
  expect(onConfirmed).toHaveBeenCalledOnce()
  expect((await database.get('wallets', userId))?.backup).toBeUndefined()
})

const device = {
  id: 'device0000000001',
  browser: 'Chromium on Linux',
  origin: 'https://app.test',
  createdAt: '2030-01-15T10:00:00.000Z',
  lastSeenAt: '2030-01-15T10:00:00.000Z',
  signedIn: true,
}

test('S-29b: forgetting this device revokes it at the server and deletes its keys and record', async () => {
  const { services, remote, database } = await createTestPage()
  remote.answer(listDevices, () => ({ devices: [{ ...device, current: true }] }))
  remote.answer(forgetDevice, () => ({ ok: true }))
  const reload = vi.fn()
  render(<DevicesSection onForgotten={reload} services={services} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Forget' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(remote.calls.at(-1)?.path).toBe(forgetDevice.path)
  expect(await database.get('wallets', fakeSession.userId)).toBeUndefined()
  expect(await database.get('deviceKey', 'D')).toBeUndefined()
  expect(await database.get('proofKey', 'P')).toBeUndefined()
})

test('S-29b: a device that the server did not revoke keeps its keys and record', async () => {
  const { services, remote, database } = await createTestPage()
  remote.answer(listDevices, () => ({ devices: [{ ...device, current: true }] }))
  remote.answer(forgetDevice, () => {
    throw new TypeError('Failed to fetch')
  })
  render(<DevicesSection onForgotten={() => undefined} services={services} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Forget' }))
  await screen.findByRole('alert')
  expect(await database.get('deviceKey', 'D')).toBeDefined()
})

test('S-29c: another device is revoked by its id', async () => {
  const { services, remote } = await createTestPage()
  remote.answer(listDevices, () => ({ devices: [{ ...device, current: false }] }))
  remote.answer(revokeDevice, () => ({ ok: true }))
  render(<DevicesSection onForgotten={() => undefined} services={services} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }))
  await waitFor(() =>
    expect(remote.calls).toContainEqual({ path: revokeDevice.path, input: { id: device.id } }),
  )
})

test('S-32: the words appear after one second of holding and disappear on release', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  const read = vi.fn(async () => 'abandon about')
  render(<HoldToReveal read={read} />)
  const button = screen.getByRole('button')
  await user.pointer({ keys: '[MouseLeft]', target: button })
  vi.advanceTimersByTime(5_000)
  expect(read).not.toHaveBeenCalled()

  await user.pointer({ keys: '[MouseLeft>]', target: button })
  vi.advanceTimersByTime(1_000)
  await screen.findByText('abandon')
  await user.pointer({ keys: '[/MouseLeft]', target: button })
  expect(screen.queryByText('abandon')).toBeNull()
})

test('accessibility: the page of a device and of the backup have no violations', async () => {
  const { services } = createDevicePage()
  const page = await createTestPage()
  if (!page.session) return expect.unreachable('no session')
  const { container } = render(
    <>
      <DevicePage services={services} token={token} />
      <BackupSection
        onConfirmed={() => undefined}
        services={page.services}
        session={page.session}
      />
    </>,
  )
  await screen.findByText(link.origin)
  // jsdom computes no colours. The tokens' own test checks the contrast.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})
