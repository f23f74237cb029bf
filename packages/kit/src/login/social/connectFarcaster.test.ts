import { framePostReadyMs } from '@latchkey/core'
import { expect, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import { closeModal } from '../../guide/closeModal.ts'
import { refuseAsFrame } from '../../testing/createLoginHandlers.ts'
import { createTestKit } from '../../testing/createTestKit.ts'
import {
  type FakeLoginFrameOptions,
  fakeLoginFrame,
  startFrame,
} from '../../testing/fakeLoginFrame.ts'
import { settle } from '../../testing/settle.ts'
import { getLoginStore } from '../getLogin.ts'
import { connectFarcaster } from './connectFarcaster.ts'

function create(options: FakeLoginFrameOptions = {}) {
  const frame = fakeLoginFrame(options)
  const kit = createTestKit({ frame })
  const events: string[] = []
  kit.events.subscribe(({ data }) => events.push(data.event))
  kit.modal.send({ type: 'open', page: { view: 'Connect' }, connected: false })
  kit.modal.send({ type: 'push', page: { view: 'ConnectingFarcaster' } })
  const login = connectFarcaster(kit)
  login.catch(() => undefined)
  return { kit, frame, events, login, getState: () => getLoginStore(kit).getState().farcaster }
}

test('K-SOC-08: the link shows until the user has followed it, then the login connects', async () => {
  let scan = (_: { userName: string }) => {}
  const { kit, frame, events, login, getState } = create({
    loggedIn: true,
    handlers: { CONNECT_FARCASTER: () => new Promise((resolve) => (scan = resolve)) },
  })
  expect(getState()).toBeUndefined()
  await startFrame(kit)
  expect(getState()).toEqual({ url: 'https://farcaster.example/connect/one', connecting: false })
  scan({ userName: 'caster' })
  await login
  expect(getAccount(kit)).toMatchObject({
    isConnected: true,
    socialProvider: 'farcaster',
    loginName: 'caster',
  })
  expect(frame.getNames()).toEqual(['GET_FARCASTER_URI', 'CONNECT_FARCASTER', 'GET_USER'])
  expect(events).toContain('SOCIAL_LOGIN_SUCCESS')
  expect(getState()).toBeUndefined()
  expect(kit.modal.getState().open).toBe(false)
})

test('K-SOC-08: leaving sends the cancelled event; then the frame reloads', async () => {
  const { kit, frame, events, login } = create({
    handlers: { CONNECT_FARCASTER: () => new Promise<never>(() => {}) },
  })
  await startFrame(kit)
  closeModal(kit)
  await expect(login).rejects.toMatchObject({ code: 'modal_closed' })
  expect(events.at(-1)).toBe('SOCIAL_LOGIN_CANCELED')
  await settle()
  expect(frame.getNames()).not.toContain('RELOAD')
  kit.test.clock.advance(100)
  await settle()
  expect(frame.getNames()).toContain('RELOAD')
})

test('K-ROUTER-10: going back before the login clears the link; 100 ms later the frame reloads', async () => {
  const { kit, frame, login, getState } = create({
    handlers: { CONNECT_FARCASTER: () => new Promise<never>(() => {}) },
  })
  await startFrame(kit)
  expect(getState()?.url).toBe('https://farcaster.example/connect/one')
  const getStarts = () => frame.requests.filter(({ name }) => name === 'SYNC_DAPP_DATA').length
  expect(getStarts()).toBe(1)
  kit.modal.send({ type: 'back', connected: false })
  await expect(login).rejects.toMatchObject({ code: 'modal_closed' })
  expect(getState()).toBeUndefined()
  kit.test.clock.advance(99)
  await settle()
  expect(frame.getNames()).not.toContain('RELOAD')
  kit.test.clock.advance(1)
  await settle()
  expect(frame.getNames().at(-1)).toBe('RELOAD')
  frame.reload()
  await settle()
  kit.test.clock.advance(framePostReadyMs)
  await settle()
  expect(getStarts()).toBe(2)
})

test('K-ROUTER-10: leaving the page after the login does not reload the frame', async () => {
  const { kit, frame, login } = create()
  await startFrame(kit)
  await login
  kit.modal.send({ type: 'close', connected: true })
  kit.test.clock.advance(1_000)
  await settle()
  expect(frame.getNames()).not.toContain('RELOAD')
})

test('error: a failed login; the page that shows it goes back', async () => {
  const { kit, events, login } = create({
    handlers: { GET_FARCASTER_URI: async () => refuseAsFrame('channel failed') },
  })
  await startFrame(kit)
  await expect(login).rejects.toMatchObject({
    code: 'farcaster_login',
    shortMessage: 'Failed to connect to farcaster',
  })
  expect(events).toContain('SOCIAL_LOGIN_ERROR')
  expect(getAccount(kit).status).toBe('disconnected')
})
