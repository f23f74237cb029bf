import { createMemoryStorage } from '@latchkey/core/testing'
import { getShownPage } from '@latchkey/modal'
import { expect, test } from 'vitest'
import { getAccount } from '../account/getAccount.ts'
import { closeModal } from '../guide/closeModal.ts'
import { startKit } from '../start/startKit.ts'
import { refuseAsFrame } from '../testing/createLoginHandlers.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import {
  type FakeLoginFrameOptions,
  fakeLoginFrame,
  startFrame,
} from '../testing/fakeLoginFrame.ts'
import { settle } from '../testing/settle.ts'
import { getLoginStore } from './getLogin.ts'
import { connectSocial } from './social/connectSocial.ts'

const page = 'https://app.example/shop?item=7'
const resultUri = 'https://secure.example/social/callback?reference=one'
const returned = `${page}&result_uri=${encodeURIComponent(resultUri)}`

/** Simulates a tab inside Telegram that loads one page after another. Its storage persists. */
function createTab() {
  const storage = createMemoryStorage()
  const opened: { url: string; target: string; features: string }[] = []
  const replaced: string[] = []
  const load = (href: string, options: FakeLoginFrameOptions = {}) => {
    const frame = fakeLoginFrame(options)
    const kit = createTestKit({
      frame,
      started: false,
      ports: {
        storage,
        openWindow: (url, target, features) => {
          opened.push({ url, target, features })
          return null
        },
        replaceAddress: (url) => replaced.push(url),
        page: {
          href: () => href,
          title: () => 'Shop',
          device: () => ({
            os: 'ios',
            mobile: true,
            touch: false,
            safari: false,
            telegram: true,
            framed: false,
          }),
          topOrigin: () => undefined,
          claimName: () => () => {},
        },
      },
    })
    startKit(kit)
    const view = () => {
      const modal = kit.modal.getState()
      return modal.open ? getShownPage(modal).view : undefined
    }
    return { kit, frame, view }
  }
  return { storage, opened, replaced, load }
}

async function leave(tab: ReturnType<typeof createTab>) {
  const first = tab.load(`${page}#tgWebAppData=secret`)
  const login = connectSocial(first.kit, { provider: 'google' })
  login.catch(() => undefined)
  await startFrame(first.kit)
  return { ...first, login }
}

test('K-SOC-10: inside Telegram this tab opens the provider, and the state holds the return page', async () => {
  const tab = createTab()
  await leave(tab)
  expect(tab.opened).toHaveLength(1)
  const { url = '', target } = tab.opened[0] ?? {}
  expect(target).toBe('_self')
  expect(url).toMatch(/^https:\/\/id\.example\/google\?/)
  const [state, back = ''] = (new URL(url).searchParams.get('state') ?? '').split('.')
  expect(state).toBe('one')
  expect(atob(back.replaceAll('-', '+').replaceAll('_', '/'))).toBe(page)
  expect(tab.storage.getItem('@appkit/social_provider')).toContain('google')
})

test('K-SOC-10: after the return the login completes, and its answer is removed from the URL', async () => {
  const tab = createTab()
  await leave(tab)
  const { kit, frame, view } = tab.load(returned)
  await settle()
  expect(view()).toBe('ConnectingSocial')
  expect(getLoginStore(kit).getState().social?.phase).toBe('fetching')
  expect(tab.replaced).toEqual([page])
  await startFrame(kit)
  await settle()
  expect(frame.requests).toContainEqual({
    name: 'CONNECT_SOCIAL',
    payload: expect.objectContaining({ uri: resultUri }),
  })
  expect(getAccount(kit)).toMatchObject({ isConnected: true, socialProvider: 'google' })
  expect(view()).toBeUndefined()
  expect(tab.storage.getItem('@appkit/social_provider')).toBeNull()
})

test('K-SOC-10: a refusal from the provider shows, and the user can retry', async () => {
  const tab = createTab()
  await leave(tab)
  const refused = 'https://secure.example/social/callback?error=access_denied'
  const { kit, view } = tab.load(`${page}&result_uri=${encodeURIComponent(refused)}`)
  await settle()
  expect(view()).toBe('ConnectingSocial')
  expect(getLoginStore(kit).getState().social?.phase).toBe('error')
  expect(getAccount(kit).isConnected).toBe(false)
})

test('K-SOC-10: a wallet missing on this device opens its recovery', async () => {
  const tab = createTab()
  await leave(tab)
  const { kit, view } = tab.load(returned, {
    handlers: { CONNECT_SOCIAL: async () => refuseAsFrame('Recovery required') },
  })
  await settle()
  await startFrame(kit)
  await settle()
  expect(view()).toBe('RecoverWallet')
})

test('K-SOC-10: a return without an answer shows the original page, and no login is pending', async () => {
  const tab = createTab()
  await leave(tab)
  const { kit, view } = tab.load(page)
  await settle()
  expect(view()).toBeUndefined()
  expect(getAccount(kit).status).toBe('disconnected')
  expect(tab.storage.getItem('@appkit/social_provider')).toBeNull()
  expect(tab.storage.getItem('@appkit/connection_status')).toBe('disconnected')
  expect(tab.storage.getItem('@appkit/connections')).toBeNull()
})

test('K-SOC-10: an answer that this tab did not request is ignored', async () => {
  const tab = createTab()
  const { kit, frame, view } = tab.load(returned)
  await settle()
  expect(view()).toBeUndefined()
  expect(frame.getNames()).toEqual([])
  expect(getAccount(kit).isConnected).toBe(false)
})

test('behavior: cancelling before the page has changed clears the stored login', async () => {
  const tab = createTab()
  const { kit, login } = await leave(tab)
  kit.modal.send({ type: 'open', page: { view: 'Connect' }, connected: false })
  closeModal(kit)
  await expect(login).rejects.toMatchObject({ code: 'modal_closed' })
  expect(tab.storage.getItem('@appkit/social_provider')).toBeNull()
  expect(tab.storage.getItem('@appkit/connection_status')).toBe('disconnected')
})
