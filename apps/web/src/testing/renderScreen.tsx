import { type FakeAnswers, fakeProductApi } from '@latchkey/product-api/testing'
import { render } from '@testing-library/react'
import { getResponse, type RequestHandler } from 'msw'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { createApp } from '../app/createApp.ts'
import { AppContext } from '../context/AppContext.ts'
import { en } from '../messages/en.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'

export type RenderScreenOptions = {
  readonly path?: string
  /** Request handlers of services other than the product server. */
  readonly handlers?: readonly RequestHandler[]
}

/** Renders a single screen in a real browser with a fake product server. */
export function renderScreen(
  screen: ReactNode,
  answers: FakeAnswers,
  { path = '/', handlers: others = [] }: RenderScreenOptions = {},
) {
  const handlers = [...others, ...fakeProductApi(location.origin, answers)]
  const app = createApp({
    window,
    fetch: async (input, init) =>
      (await getResponse([...handlers], new Request(input, init))) ?? Response.error(),
    environment: {},
    channel: { announce() {}, subscribe: () => () => {} },
  })
  const root = document.documentElement
  root.classList.add('lk-root')
  root.dataset['theme'] = 'light'
  // Test files share the page, and the kit's styles differ if the whole page is a root.
  onTestFinished(() => {
    root.classList.remove('lk-root')
    root.removeAttribute('data-theme')
  })
  const view = render(
    <MessagesContext value={en}>
      <AppContext value={app}>
        <MemoryRouter initialEntries={[path]}>
          <main>{screen}</main>
        </MemoryRouter>
      </AppContext>
    </MessagesContext>,
  )
  return { ...view, app }
}
