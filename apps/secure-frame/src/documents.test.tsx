import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { frameDocuments } from './documents/frameDocuments.ts'

beforeEach(() => {
  const place = document.createElement('div')
  place.id = 'root'
  document.body.append(place)
  const operator = { name: 'The Clubhouse', app: null }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
    if (pathname.endsWith('/operator')) return Response.json(operator)
    return Response.json({ code: 'not_found', message: 'Not found' }, { status: 404 })
  })
})
afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset['theme']
  vi.unstubAllGlobals()
})

// `/sdk` is embedded in a host's page, which shows its own operator.
const own = Object.entries(frameDocuments).filter(([path]) => path !== '/sdk')

test.each(own)('behavior: %s shows its operator’s name and mark', async (_, file) => {
  await act(() => import(`./documents/${file.replace('.html', '')}.tsx`))
  await screen.findByText('The Clubhouse')
  const mark = document.querySelector('img')
  expect(mark?.getAttribute('src')).toBe('/favicon.svg')
  expect(screen.getAllByText('The Clubhouse')).toHaveLength(1)
})
