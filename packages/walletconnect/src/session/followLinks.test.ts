import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../client/createStore.ts'
import { followLinks } from './followLinks.ts'

const topic = 'ab'

/** Fakes the used parts of the WalletConnect library's client, with one WalletConnect session. */
function follow(sessionConfig?: { readonly disableDeepLink: boolean }) {
  const client = {
    session: { keys: [topic], get: () => ({ topic, sessionConfig }) },
    events: new EventEmitter(),
  }
  const storage = createMemoryStorage()
  storage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', '{"href":"mywallet://","name":"W"}')
  const open = vi.fn()
  const page = { open, isFramed: () => false, hasFocus: () => true }
  followLinks(client as never, { storage, page })
  return { client, open }
}

test('S-64: the client opens no links; each request opens the app through the kit', () => {
  const { client, open } = follow()
  expect(client.session.get()).toEqual({ topic, sessionConfig: { disableDeepLink: true } })
  client.events.emit('session_request_sent', { id: 7, topic })
  expect(open.mock.calls[0]?.[0]).toBe('mywallet://wc?requestId=7&sessionTopic=ab')
})

test('behavior: opens no links for a wallet that disables them', () => {
  const { client, open } = follow({ disableDeepLink: true })
  client.events.emit('session_request_sent', { id: 7, topic })
  expect(open).not.toHaveBeenCalled()
})

test('behavior: opens nothing for a missing session', () => {
  const { client, open } = follow()
  client.events.emit('session_request_sent', { id: 7, topic: 'other' })
  expect(open).not.toHaveBeenCalled()
})
