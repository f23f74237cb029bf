import { screens } from '@latchkey/product-api'
import { expect, test } from 'vitest'
import { toSource } from './toSource.ts'

const origin = 'https://play.example.test'
const read = { method: 'GET', mode: 'cors' } as const
const enter = { method: 'GET', mode: 'navigate' } as const

const pages = Object.values(screens).flatMap(({ offline, path }) => (offline ? [path] : []))

test.each([...pages, '/leaderboard?season=x'])(
  'default: offline the page %s comes from the cached shell',
  (path) => expect(toSource({ ...enter, url: `${origin}${path}` }, origin)).toBe('shell'),
)

test('default: a file of the build comes from the cache', () => {
  expect(toSource({ ...read, url: `${origin}/assets/app-CWALuhVn.js` }, origin)).toBe('asset')
})

test.each([
  '/openloot-callback?code=secret',
  '/openloot-sandbox-callback?code=secret',
  '/discord-callback?code=secret',
  '/privacy',
  '/api/session',
  '/secure/sdk',
  '/somewhere',
])('behavior: entering %s uses only the network', (path) => {
  expect(toSource({ ...enter, url: `${origin}${path}` }, origin)).toBe('network')
})

test.each([
  ['an answer of the API', { ...read, url: `${origin}/api/me` }],
  ['a file without its hash in its name', { ...read, url: `${origin}/manifest.webmanifest` }],
  [
    'a file of another origin',
    { ...read, url: 'https://secure.example.test/assets/a-12345678.js' },
  ],
  ['a page of another origin', { ...enter, url: 'https://secure.example.test/' }],
  ['what is sent', { method: 'POST', mode: 'cors', url: `${origin}/assets/a-12345678.js` }],
] as const)('behavior: %s uses only the network', (_, request) => {
  expect(toSource(request, origin)).toBe('network')
})
