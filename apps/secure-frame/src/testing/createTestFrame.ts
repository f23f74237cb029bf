import type { FrameHandlers, FrameRequestContext } from '@latchkey/bridge/frame'
import { IDBFactory } from 'fake-indexeddb'
import { createFrame, type Frame, type Project } from '../app/createFrame.ts'
import type { HostTheme } from '../appearance/createAppearance.ts'
import type { Approvals } from '../approvals/Approvals.ts'
import { UserRefusedError } from '../approvals/errors/UserRefusedError.ts'
import { type FrameDatabase, openFrameDatabase } from '../keys/openFrameDatabase.ts'
import type { SigningRequest } from '../requests/SigningRequest.ts'
import { createFakeFrameServer, type FakeFrameServer } from './createFakeFrameServer.ts'

export type NodeAnswer = (params: readonly unknown[], url: string) => unknown

export type TestFrame = {
  readonly frame: Frame
  readonly handlers: FrameHandlers
  readonly context: FrameRequestContext
  readonly remote: FakeFrameServer
  readonly database: FrameDatabase
  /** All requests that were shown to the user. */
  readonly shown: SigningRequest[]
  /** All requests that the frame sent to nodes, with URL and method. */
  readonly asked: { readonly url: string; readonly method: string; readonly params: unknown }[]
  readonly themes: HostTheme[]
  /** Returns how often the frame has notified the host of a changed session. */
  readonly sessionChanges: () => number
  /** Logs the test user in through the frame, and opens the wallet. */
  readonly logIn: () => ReturnType<FrameHandlers['GET_USER']>
}

export type CreateTestFrameParameters = {
  readonly refuses?: boolean
  /**
   * Decides each prompt: approves if the promise resolves, and rejects with the same error if it
   * rejects.
   */
  readonly decide?: () => Promise<void>
  /** Server of the user's first device, to create a second device of the same user. */
  readonly remote?: FakeFrameServer
  /** Answers of the fake nodes by JSON-RPC method. `GET` answers all other requests. */
  readonly nodes?: Readonly<Record<string, NodeAnswer>>
  readonly project?: Partial<Project>
}

export const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const project: Project = {
  name: 'Test',
  originAllowed: true,
  crossSite: false,
  networks: [
    {
      caipNetworkId: 'eip155:1',
      name: 'Ethereum',
      rpcUrls: ['https://one.node.test/', 'https://two.node.test/'],
      nativeCurrency: ether,
    },
    {
      caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      name: 'Solana',
      rpcUrls: ['https://solana.node.test/'],
      nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    },
  ],
  smartAccountNetworks: [],
  approvals: 'window',
  signInWithLogin: true,
  nameZones: [],
  logins: { email: true, socials: [], farcaster: false },
}

const usualNode: Readonly<Record<string, NodeAnswer>> = {
  eth_chainId: () => '0x1',
  getGenesisHash: () => '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  eth_getTransactionCount: () => '0x7',
  eth_estimateGas: () => '0x5208',
  eth_getBlockByNumber: () => ({ baseFeePerGas: '0x3b9aca00' }),
  eth_maxPriorityFeePerGas: () => '0x3b9aca00',
  eth_sendRawTransaction: () => '0x',
  eth_blockNumber: () => '0x10',
}

/** Test code: creates a frame with real keys, a fake server, fake nodes and a fake user. */
export async function createTestFrame(
  parameters: CreateTestFrameParameters = {},
): Promise<TestFrame> {
  const remote = parameters.remote ?? createFakeFrameServer()
  const database = await openFrameDatabase(new IDBFactory())
  const shown: SigningRequest[] = []
  const asked: TestFrame['asked'] = []
  const themes: HostTheme[] = []
  const nodes = { ...usualNode, ...parameters.nodes }
  const approvals: Pick<Approvals, 'confirm'> = {
    async confirm(request) {
      shown.push(request)
      if (parameters.refuses) throw new UserRefusedError()
      await parameters.decide?.()
    },
  }
  let sessionChanges = 0
  const frame = createFrame({
    projectId: 'test',
    chainId: 'eip155:1',
    project: { ...project, ...parameters.project },
    frameOrigin: 'https://secure.test',
    database,
    client: remote.client,
    // Uses Node's lock manager, because jsdom's navigator does not provide one.
    locks: navigator.locks,
    now: () => Date.now(),
    appearance: { apply: (theme) => void themes.push(theme), start: () => undefined },
    reload: () => undefined,
    onSessionChanged: () => {
      sessionChanges += 1
    },
    createApprovals: () => approvals,
    async fetch(input, init) {
      const request = new Request(input, init)
      if (request.method === 'GET') {
        asked.push({ url: request.url, method: 'GET', params: undefined })
        return Response.json(await nodes['GET']?.([], request.url))
      }
      const { method, params } = await request.json()
      asked.push({ url: request.url, method, params })
      try {
        const result = await nodes[method]?.(params, request.url)
        if (result instanceof Response) return result
        return Response.json({ jsonrpc: '2.0', id: 1, result })
      } catch (error) {
        const message = error instanceof Error ? error.message : ''
        return Response.json({ jsonrpc: '2.0', id: 1, error: { code: 3, message } })
      }
    },
  })
  const context: FrameRequestContext = {
    origin: 'https://app.test',
    signal: new AbortController().signal,
  }
  const { handlers } = frame
  return {
    frame,
    handlers,
    context,
    remote,
    database,
    shown,
    asked,
    themes,
    sessionChanges: () => sessionChanges,
    logIn() {
      remote.signIn()
      return handlers.GET_USER(undefined, context)
    },
  }
}
