import type { FakeAnswers } from '@latchkey/product-api/testing'
import { act, render } from '@testing-library/react'
import { type ExoticComponent, Fragment, type ReactNode } from 'react'
import { vi } from 'vitest'
import { AppRoot } from '../app/AppRoot.tsx'
import { createApp } from '../app/createApp.ts'
import type { KitEnvironment } from '../config/kit.config.ts'
import type { WebEnvironment } from '../config/web.config.ts'
import { type FakeChain, fakeChain } from './fakeChain.ts'
import { createFakeServer, type FakeState } from './fakeServer.ts'

/**
 * Stubs browser APIs that jsdom does not have: media queries (which never match), scrolling, event
 * streams, intersection observers and clipboard writes.
 */
export function stubBrowser() {
  const media = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
  const writeText = vi.fn((_text: string) => Promise.resolve())
  vi.stubGlobal(
    'matchMedia',
    vi.fn(() => media),
  )
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  return { media, writeText }
}

/** Renders the whole web app at a URL path, with a fake server and all screens loaded. */
export async function renderApp(
  path: string,
  state?: Partial<FakeState>,
  answers?: FakeAnswers,
  environment: KitEnvironment & WebEnvironment = {},
  Around: ExoticComponent<{ children?: ReactNode }> = Fragment,
) {
  const browser = stubBrowser()
  const fake = createFakeServer(state, answers)
  const chain: FakeChain = {
    balance: 1_999_999_000_000_000_000n,
    tokens: [],
    networks: ['eip155:1', 'eip155:137'],
  }
  fake.server.use(...fakeChain(chain))
  fake.server.listen({ onUnhandledFrame: 'error' })
  window.history.replaceState(null, '', path)

  const openWindow = vi.fn()
  vi.stubGlobal('open', openWindow)
  let hear = () => {}
  const announce = vi.fn()
  const app = createApp({
    window,
    fetch,
    environment,
    channel: {
      announce,
      subscribe: (listener) => {
        hear = listener
        return () => {}
      },
    },
  })
  const { memberLayout, routes } = app.screens
  await Promise.all([memberLayout, ...routes.map((route) => route.screen)].map((s) => s.load()))
  const stop = app.start()
  const view = render(
    <Around>
      <AppRoot app={app} />
    </Around>,
  )
  await act(async () => {})
  return {
    ...fake,
    ...browser,
    app,
    chain,
    announce,
    openWindow,
    /** Simulates that another tab has changed the session. */
    hear: () => act(async () => hear()),
    end() {
      view.unmount()
      stop()
      fake.server.close()
      vi.unstubAllGlobals()
      localStorage.clear()
    },
  }
}
