import { finishSocial } from '@latchkey/frame-api/endpoints'
import { base64urlnopad } from '@scure/base'
import { expect, test } from 'vitest'
import { createFakeFrameServer } from '../testing/createFakeFrameServer.ts'
import { type CallbackWindow, finishCallback } from './finishCallback.ts'
import type { SocialResult } from './ResultChannel.ts'

const result: SocialResult = {
  resultUri: `https://secure.test/social/callback?reference=${'R'.repeat(43)}`,
  targetOrigin: 'https://app.test',
}

function createPage(search: string, { severed = false } = {}) {
  const steps: unknown[] = []
  const remote = createFakeFrameServer()
  remote.answer(finishSocial, (input) => {
    steps.push(['server', input])
    return result
  })
  const window: CallbackWindow = {
    location: {
      pathname: '/social/callback/github',
      search,
      replace: (url) => void steps.push(['page', url]),
    },
    history: { state: null, replaceState: (_, __, url) => void steps.push(['address', url]) },
    opener: severed
      ? null
      : { postMessage: (message, origin) => void steps.push(['opener', message, origin]) },
    close: () => void steps.push(['close']),
  }
  const channel = {
    post: (posted: SocialResult) => void steps.push(['channel', posted]),
    watch: () => () => undefined,
  }
  return { steps, finish: () => finishCallback({ window, client: remote.client, channel }) }
}

const input = { provider: 'github', state: 's', code: 'c', iss: 'https://issuer.test' }
const search = '?code=c&state=s&iss=https%3A%2F%2Fissuer.test&token=never'

test('S-71, S-44b: the query is removed first; the result goes only to the exact origin', async () => {
  const { steps, finish } = createPage(search)
  await finish()
  expect(steps).toEqual([
    ['address', '/social/callback'],
    ['server', input],
    ['opener', { resultUri: result.resultUri }, 'https://app.test'],
    ['close'],
  ])
})

test('S-76: without an opener the result goes to the frame of this origin', async () => {
  const { steps, finish } = createPage(search, { severed: true })
  await finish()
  expect(steps[2]).toEqual(['channel', result])
})

test('behavior: a provider’s refusal is sent to the server unchanged', async () => {
  const { steps, finish } = createPage('?error=access_denied&state=s')
  await finish()
  expect(steps[1]).toEqual(['server', { provider: 'github', state: 's', error: 'access_denied' }])
})

const toState = (back: string) => `s.${base64urlnopad.encode(new TextEncoder().encode(back))}`

test('K-SOC-10: a tab that left the app for the provider returns to it with the result', async () => {
  const back = 'https://app.test/shop?item=7'
  const { steps, finish } = createPage(`?code=c&state=${toState(back)}`, { severed: true })
  await finish()
  expect(steps.slice(1)).toEqual([
    ['server', { provider: 'github', state: 's', code: 'c' }],
    ['page', `${back}&result_uri=${encodeURIComponent(result.resultUri)}`],
  ])
})

test.each([
  ['another origin', toState('https://app.test.evil.example/')],
  ['a script', toState('javascript:alert(1)')],
  ['no address', toState('shop')],
  ['no base64', 's.%25%25'],
])('K-SOC-10: %s is not used as a return address', async (_, state) => {
  const { steps, finish } = createPage(`?code=c&state=${state}`, { severed: true })
  await finish()
  expect(steps.slice(1)).toEqual([
    ['server', { provider: 'github', state: 's', code: 'c' }],
    ['channel', result],
    ['close'],
  ])
})
