import { createFrameServer } from '@latchkey/bridge/frame'
import { fillHandlers } from '@latchkey/bridge/testing'
import { expect, test } from 'vitest'
import { createApprovals } from '../approvals/createApprovals.ts'
import { createTestRequest } from '../approvals/testing/createTestRequest.ts'

const host = 'https://app.example.test'

/** Connects the real request queue with real prompts, in a window whose events the test sends. */
function start() {
  const approvals = createApprovals({ isBackedUp: () => true })
  const answered: unknown[] = []
  const parent = new MessageChannel().port1
  const target = Object.assign(parent, { postMessage: (data: unknown) => answered.push(data) })
  const window = Object.assign(new EventTarget(), {
    parent: target,
    top: target,
    location: { ancestorOrigins: { length: 1 } },
  })
  const server = createFrameServer({
    handlers: fillHandlers({
      RPC_REQUEST: async (_, { signal }) => {
        const params = ['Hello', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8']
        await approvals.confirm(createTestRequest({ method: 'personal_sign', params }), { signal })
        return '0x'
      },
    }),
    isAllowedOrigin: (origin) => origin === host,
    onWaiting: approvals.setWaiting,
    version: '4',
    window: Object.assign(window, { self: window }),
  })
  const send = (type: string, id: string, payload?: object) => {
    const data = { type: `@w3m-app/${type}`, id, payload }
    window.dispatchEvent(new MessageEvent('message', { data, origin: host, source: parent }))
  }
  const sign = (id: string) =>
    send('RPC_REQUEST', id, { method: 'personal_sign', params: ['Hello', '0x'] })
  return { approvals, answered, send, sign, close: server.close }
}

test('S-07d, S-07e: one prompt shows, eight wait and are counted, the tenth is refused', async () => {
  const { approvals, answered, send, sign, close } = start()
  for (const id of ['a', 'b', 'c']) sign(id)
  await expect.poll(approvals.getState).toMatchObject({ prompt: { status: 'ready' }, waiting: 2 })
  send('RPC_ABORT', 'x', { id: 'b' })
  await expect.poll(approvals.getState).toMatchObject({ waiting: 1 })
  const first = approvals.getState().prompt?.id ?? 0
  approvals.reject(first)
  await expect.poll(() => approvals.getState().prompt?.id ?? first).not.toBe(first)
  expect(approvals.getState().waiting).toBe(0)
  for (let more = 0; more < 9; more += 1) sign(`m${more}`)
  await expect.poll(approvals.getState).toMatchObject({ waiting: 8 })
  expect(answered.at(-1)).toMatchObject({ id: 'm8', payload: { message: 'Too many requests' } })
  close()
})
