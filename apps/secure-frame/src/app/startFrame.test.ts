import { IDBFactory } from 'fake-indexeddb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestRequest } from '../approvals/testing/createTestRequest.ts'
import { startFrame } from './startFrame.ts'

const origin = 'https://secure.example.test'
const host = 'https://app.example.test'

type Options = { readonly allowed?: boolean; readonly persist?: () => Promise<boolean> }

/** Creates the window of a frame in a host's page, with a server that knows one project. */
function createView({ allowed = true, persist = async () => true }: Options = {}) {
  const posted: unknown[] = []
  const parent = { postMessage: (data: unknown) => posted.push(data) }
  const channels: BroadcastChannel[] = []
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} of a test`)
      channels.push(this)
    }
  }
  onTestFinished(() => {
    for (const channel of channels) channel.close()
  })
  const project = {
    name: 'Test',
    originAllowed: allowed,
    crossSite: false,
    networks: [],
    smartAccountNetworks: [],
    approvals: 'window',
    signInWithLogin: true,
    nameZones: ['club.example'],
    logins: { email: true, socials: [], farcaster: false },
  }
  const view = Object.assign(new EventTarget(), {
    location: { origin, search: '?projectId=demo', ancestorOrigins: [host] },
    document: { documentElement: { dataset: {} }, referrer: '' },
    matchMedia: () => new EventTarget(),
    indexedDB: new IDBFactory(),
    fetch: async () => Response.json(project),
    navigator: { locks: navigator.locks, storage: { persist } },
    BroadcastChannel: Channel,
    setTimeout,
    parent,
    top: parent,
  })
  const window = Object.assign(view, { self: view }) as unknown as Window & typeof globalThis
  return { window, posted }
}

async function start(options?: Options) {
  const { window } = createView(options)
  const running = await startFrame(window)
  if (!running) return expect.unreachable('not started')
  return { window, running }
}

test('S-28a: leaving the page drops the share', async () => {
  const { window, running } = await start()
  const dropShare = vi.spyOn(running.frame.vault, 'dropShare')
  expect(dropShare).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pagehide'))
  expect(dropShare).toHaveBeenCalledOnce()
})

test('S-04a, S-04d: a host that is not allowed receives a refusal, and the frame does not start', async () => {
  const { window, posted } = createView({ allowed: false })
  expect(await startFrame(window)).toBeUndefined()
  expect(posted).toMatchObject([{ payload: { refused: 'origin' } }])
})

const answers: readonly (readonly [
  what: string,
  persist: () => Promise<boolean>,
  said: boolean,
])[] = [
  ['keeps', async () => true, false],
  ['may delete', async () => false, true],
  ['fails to say whether it keeps', () => Promise.reject(new Error('no')), true],
]

test.each(answers)(
  'S-33: prompts warn unless the browser keeps the storage: it %s it',
  async (_, persist, said) => {
    const { running } = await start({ persist })
    const { approvals } = running
    const params = ['hi', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8']
    const request = createTestRequest({ method: 'personal_sign', params })
    const control = new AbortController()
    const asking = approvals.confirm(request, { signal: control.signal })
    expect(approvals.getState().prompt?.deletable).toBe(said)
    control.abort(new Error('over'))
    await expect(asking).rejects.toThrow('over')
  },
)

test('S-53f: the zones of the project decide which registrations are shown in words', async () => {
  const { approvals } = (await start()).running
  const readTitle = async (name: string) => {
    const timestamp = Math.floor(Date.now() / 1_000)
    const params = [JSON.stringify({ name, attributes: {}, timestamp })]
    const request = createTestRequest({ method: 'personal_sign', params })
    const control = new AbortController()
    const asking = approvals.confirm(request, { signal: control.signal })
    await vi.waitFor(() => expect(approvals.getState().prompt?.status).toBe('ready'))
    const { prompt } = approvals.getState()
    control.abort(new Error('over'))
    await expect(asking).rejects.toThrow('over')
    return prompt?.status === 'ready' ? prompt.approval.title : undefined
  }
  expect(await readTitle('mira.club.example')).toBe('Take the name mira.club.example')
  expect(await readTitle('mira.other.example')).toBe('Sign a message')
})
