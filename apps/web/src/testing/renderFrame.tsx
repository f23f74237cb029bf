import { type FakeAnswers, fakeProductApi } from '@latchkey/product-api/testing'
import { KitProvider } from '@latchkey/react'
import { act, render } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { MemoryRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { AppFrame } from '../app/AppFrame.tsx'
import { createApp } from '../app/createApp.ts'
import { AppContext } from '../context/AppContext.ts'
import { en, type Messages } from '../messages/en.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'
import { type FakeChain, fakeChain } from './fakeChain.ts'
import { memberSession } from './fakeServer.ts'

export type RenderFrameOptions = {
  readonly answers?: FakeAnswers
  readonly chain?: Partial<FakeChain>
  /** Items of the fake marketplace. Without them, the marketplace does not respond. */
  readonly items?: readonly object[]
  /** Whether the player has a session and a connected wallet. Default true. */
  readonly member?: boolean
  readonly messages?: Messages
  readonly theme?: 'light' | 'dark'
}

/**
 * Renders the whole page at a path in a real browser: header, navigation, screen and footer. By
 * default a member with a connected wallet is signed in.
 */
export async function renderFrame(path: string, options: RenderFrameOptions = {}) {
  const { answers, chain, items, member = true, messages = en, theme = 'light' } = options
  const itemsUrl = `${location.origin}/v1/items`
  const server = setupServer(
    ...fakeProductApi(location.origin, {
      getSession: () => ({
        session: member ? memberSession : null,
        csrfToken: 'token',
        serverTime: new Date().toISOString(),
      }),
      ...answers,
    }),
    ...fakeChain({
      balance: 1_999_999_000_000_000_000n,
      tokens: [],
      networks: ['eip155:1'],
      ...chain,
    }),
    http.get(itemsUrl, () => (items ? HttpResponse.json({ items }) : HttpResponse.error())),
  )
  server.listen({ onUnhandledFrame: 'error' })
  const app = createApp({
    window,
    fetch: (input, init) => fetch(input, init),
    environment: {},
    channel: { announce() {}, subscribe: () => () => {} },
  })
  const root = document.documentElement
  root.classList.add('lk-root')
  root.dataset['theme'] = theme
  root.dir = messages.direction
  onTestFinished(() => {
    server.close()
    root.classList.remove('lk-root')
    root.removeAttribute('data-theme')
    root.removeAttribute('dir')
    localStorage.clear()
  })
  const { memberLayout, routes } = app.screens
  await Promise.all([memberLayout, ...routes.map((route) => route.screen)].map((s) => s.load()))
  const view = render(
    <MessagesContext value={messages}>
      <AppContext value={app}>
        <KitProvider kit={app.kit}>
          <MemoryRouter initialEntries={[path]}>
            <AppFrame />
          </MemoryRouter>
        </KitProvider>
      </AppContext>
    </MessagesContext>,
  )
  if (member) await act(async () => connectWallet(app.kit))
  return { ...view, app }
}

function connectWallet({ connection }: ReturnType<typeof createApp>['kit']) {
  const { account } = memberSession
  if (!account) throw new TypeError('The session of the test member has an account.')
  connection.setState({
    connections: [
      {
        connector: { id: 'own', name: 'Own', type: 'INJECTED', namespace: 'eip155' },
        namespace: 'eip155',
        accounts: [{ address: account.address }],
        caipNetworkId: 'eip155:1',
      },
    ],
    activeConnectors: { eip155: 'own' },
    status: { eip155: 'connected' },
  })
}
