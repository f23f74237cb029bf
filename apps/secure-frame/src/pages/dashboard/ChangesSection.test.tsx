import { toWalletProofText, type WalletChange } from '@latchkey/frame-api'
import {
  listWalletChanges,
  restoreWalletChange,
  stopWalletChange,
} from '@latchkey/frame-api/endpoints'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { type Hex, recoverMessageAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeChange, fakeSession } from '../../testing/createFakeFrameServer.ts'
import { createTestPage } from '../../testing/createTestPage.ts'
import { ChangesSection } from './ChangesSection.tsx'

afterEach(cleanup)
const { userId } = fakeSession

async function openSection(changes: readonly Partial<WalletChange>[]) {
  const page = await createTestPage()
  const { remote, services, session } = page
  const walletId = session?.wallet?.walletId ?? ''
  let listed = changes.map((change, index) => ({
    ...fakeChange,
    walletId,
    id: `change000000000000000${index}`,
    ...change,
  }))
  const drop = (id: string) => {
    listed = listed.filter((change) => change.id !== id)
    return { ok: true }
  }
  remote.answer(listWalletChanges, () => ({ changes: listed }))
  remote.answer(stopWalletChange, ({ changeId }) => drop(String(changeId)))
  remote.answer(restoreWalletChange, ({ changeId }) => drop(String(changeId)))
  const onRestored = vi.fn()
  const shown = render(
    <ChangesSection onRestored={onRestored} services={services} userId={userId} />,
  )
  const inputs = (path: string) =>
    remote.calls.filter((call) => call.path === path).map(({ input }) => input)
  return { ...page, ...shown, walletId, onRestored, inputs }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('S-36e: a known device shows a waiting change with its requester, and stops it', async () => {
  const { inputs } = await openSection([{ kind: 'code' }])
  await screen.findByText(/^The recovery code will be changed on 16 January 2030/)
  screen.getByText(/^Requested at https:\/\/app\.test, Chromium on Linux, 15 January 2030/)
  await press('Stop the change')
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  expect(inputs(stopWalletChange.path)).toEqual([{ changeId: 'change0000000000000000' }])
})

test('S-36b, S-36g: a device with the wallet restores an archived wallet with its proof', async () => {
  const { inputs, session, walletId, onRestored } = await openSection([
    { kind: 'archive', state: 'done' },
  ])
  await press('Restore it')
  await waitFor(() => expect(onRestored).toHaveBeenCalledOnce())
  const [input] = inputs(restoreWalletChange.path) as { proof: { nonce: string; signature: Hex } }[]
  const { nonce = '', signature = '0x' } = input?.proof ?? {}
  const message = toWalletProofText(walletId, { act: 'restore', nonce })
  const signer = await recoverMessageAddress({ message, signature })
  expect(signer).toBe(session?.wallet?.addresses?.eip155)
})

test('S-36g: a device without the wallet names where to restore it; an empty list renders null', async () => {
  const { unmount } = await openSection([{ walletId: 'other00000000000000000', state: 'done' }])
  await screen.findByText(/^A browser that holds this wallet can undo it until 15 February/)
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  const { container } = await openSection([])
  await act(async () => undefined)
  expect(container.childElementCount).toBe(0)
})

test.each([
  ['added', 'A passkey was added', 'Disable it'],
  ['removed', 'A passkey was removed', 'Use it again'],
] as const)(
  'S-36g: a passkey that was %s is listed and can be undone',
  async (passkey, text, button) => {
    const { inputs, onRestored } = await openSection([{ kind: 'passkey', passkey, state: 'done' }])
    await screen.findByText(text)
    await press(button)
    await waitFor(() => expect(onRestored).toHaveBeenCalledOnce())
    expect(inputs(restoreWalletChange.path)).toHaveLength(1)
  },
)

test('S-36e: a failed request shows an error, and the change stays listed', async () => {
  const { remote } = await openSection([{}])
  remote.answer(stopWalletChange, () => {
    throw new TypeError('away')
  })
  await press('Stop the change')
  await screen.findByText('That didn’t work. Try again.')
  expect(screen.getAllByRole('button', { name: 'Stop the change' })).toHaveLength(1)
})

test('accessibility: the section has no violations', async () => {
  const { container } = await openSection([{}, { kind: 'archive', state: 'done' }])
  await screen.findByRole('button', { name: 'Restore it' })
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})
