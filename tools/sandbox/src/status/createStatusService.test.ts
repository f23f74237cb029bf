import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../processes/Service.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'
import { prepareTestChain, type TestChain } from '../testing/startTestChain.ts'
import { createStatusService } from './createStatusService.ts'
import { toFaultText } from './readState.ts'

const world: { chain?: TestChain; running?: Running } = {}

beforeAll(async () => {
  world.chain = await prepareTestChain()
  world.running = await world.chain.runner.start(() => {})
})
afterAll(async () => {
  await world.running?.kill()
  await world.chain?.removeFolder()
})

function start() {
  if (!world.chain) throw new Error('not started')
  const sandbox = createTestSandbox({ chain: world.chain.chain, controlPort: 4101 })
  return { sandbox, app: createStatusService(sandbox) }
}

test('S-141c: the page only reads, and never holds the control token', async () => {
  const { app, sandbox } = start()
  const answers = await Promise.all(
    [
      '/',
      '/state.json',
      '/page/main.ts',
      '/page/createDesk.ts',
      '/pages/parts/el.ts',
      '/pages/parts/theme.ts',
    ].map((url) => app.inject(url)),
  )
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200)
    expect(body).not.toContain(sandbox.manifest.control.token)
  }
  expect((await app.inject({ method: 'POST', url: '/state.json' })).statusCode).toBe(404)
})

test('default: the state names services, chains, accounts', async () => {
  const { app, sandbox } = start()
  sandbox.faults.set('api', { delayMs: 300, dropRate: 0.25, refuse: true, status: 503 })
  const { body } = await app.inject('/state.json')
  expect(JSON.parse(body)).toMatchObject({
    services: [
      { name: 'api', state: 'running', fault: '300 ms late, drops 25 %, refuses, answers 503' },
      { name: 'wallet', fault: '' },
    ],
    chains: [
      {
        chainId: 1,
        height: expect.any(Number),
        service: 'chain-1',
        bundlerUrl: expect.stringContaining('/v1/bundler?chainId=eip155%3A1'),
      },
    ],
    accounts: expect.arrayContaining([
      expect.objectContaining({ balances: { 1: expect.stringMatching(/^(10,000|9,999)/) } }),
    ]),
    controlUrl: 'http://127.0.0.1:4101',
  })
})

test('behavior: every kind of fault has a description, so that none is overlooked', () => {
  const rates = { duplicateRate: 0.1, reorderRate: 0.2, resetRate: 0.3, garbageRate: 0.4 }
  expect(toFaultText({ delayMs: 0, dropRate: 0, refuse: false, ...rates })).toBe(
    'doubles 10 %, reorders 20 %, cuts 30 %, spoils 40 %',
  )
  expect(toFaultText({ delayMs: 0, dropRate: 0, refuse: false })).toBe('')
})

test('S-110: script and style are the page’s own, and requests go only to the control port', async () => {
  const { app } = start()
  const { headers, body } = await app.inject('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:4101")
  expect(policy).not.toContain('unsafe')
  expect(body).not.toMatch(/<script(?![^>]*src)|<style|\son\w+=/)
})

test('default: the style sheet is one file, in the order its parts build on each other', async () => {
  const { app } = start()
  const { headers, body } = await app.inject('/page.css')
  expect(headers['content-type']).toBe('text/css; charset=utf-8')
  const places = ['box-sizing', '\n#page', '\n.bar', '\n.rows', '\n.button,', '\n.log {'].map(
    (word) => body.indexOf(word),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('error: only the page’s modules are served', async () => {
  const { app } = start()
  for (const url of ['/page/..%2freadState.ts', '/page/index.html', '/page/nothing.ts'])
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400)
})
