import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Config } from '../config/Config.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { createTestConfig, testHost } from '../testing/testConfig.ts'
import { useTestServer } from '../testing/useTestServer.ts'
import { readFrameFiles } from './readFrameFiles.ts'

const at = useTestServer()
const names = ['sdk', 'loading', 'callback', 'device', 'recover', 'dashboard', 'wallet', 'approve']
const contents: Readonly<Record<string, string>> = {
  ...Object.fromEntries(names.map((name) => [`${name}.html`, `<p>${name}</p>`])),
  'assets/sdk-AbCd1234.js': 'void 0',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
const hash = (text: string) => createHash('sha256').update(text).digest('base64')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-frame-'))
  await mkdir(join(folder, 'assets'))
  for (const [path, text] of Object.entries(contents)) await writeFile(join(folder, path), text)
  const files = Object.fromEntries(
    Object.entries(contents).map(([path, text]) => [path, hash(text)]),
  )
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ files }))
})
afterEach(() => rm(folder, { recursive: true }))

async function serve(publicOrigin?: string, changes: Partial<Config> = {}) {
  const files = await readFrameFiles(folder)
  const config = { ...(publicOrigin !== undefined && { publicOrigin }), ...changes }
  const { app } = await createTestServer({ db: at.db, files, config })
  return (url: string, referer?: string) =>
    app.inject({ url, headers: referer === undefined ? {} : { referer } })
}
const directivesOf = (answer: { headers: Readonly<Record<string, unknown>> }) =>
  Object.fromEntries(
    String(answer.headers['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values.join(' ')]
      }),
  )

const documentPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self' http://rpc.example.test:8545",
  'worker-src': "'self'",
  'frame-src': "'none'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'report-uri': '/api/csp-report',
}

test('S-111: the frame may be embedded by its project alone and connects to its RPC list alone', async () => {
  const get = await serve()
  for (const referer of [undefined, `${testHost}/`]) {
    const answer = await get('/sdk?projectId=demo&chainId=eip155:1', referer)
    expect(answer.body).toBe('<p>sdk</p>')
    expect(directivesOf(answer)).toEqual({ ...documentPolicy, 'frame-ancestors': testHost })
  }
})

test('S-111: the frame also connects to the API that tells balances', async () => {
  const accountsUrl = 'https://api.example.test/v1/account?projectId=p'
  const networks = createTestConfig().networks.map((network) => ({ ...network, accountsUrl }))
  const get = await serve(undefined, { networks })
  expect(directivesOf(await get('/sdk?projectId=demo'))['connect-src']).toBe(
    "'self' http://rpc.example.test:8545 https://api.example.test",
  )
  const project = (await get('/api/project?projectId=demo')).json()
  expect(project.networks[0].accountsUrl).toBe(accountsUrl)
})

test('S-111: the frame also connects to the bundlers and paymasters of its networks', async () => {
  const smartAccount = {
    entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
    factory: '0x53E6919a18151032e3CEb697E6364E38550D5859',
    implementation: '0x566AB63583F730742619192Bc9d0e640C3596a05',
    bundlerUrl: 'https://bundler.example.test/v1/bundler?chainId=eip155%3A1',
    paymasterUrl: 'https://paymaster.example.test/rpc',
  } as const
  const networks = createTestConfig().networks.map((network) => ({ ...network, smartAccount }))
  const get = await serve(undefined, { networks })
  expect(directivesOf(await get('/sdk?projectId=demo'))['connect-src']).toBe(
    "'self' http://rpc.example.test:8545 https://bundler.example.test https://paymaster.example.test",
  )
  const project = (await get('/api/project?projectId=demo')).json()
  expect(project.networks[0].smartAccount).toEqual(smartAccount)
})

test('S-04d: an origin that is not on the list gets a bare document that says so', async () => {
  const get = await serve()
  const cases: [string, string | undefined][] = [
    ['/sdk?projectId=demo', 'https://evil.example.test/'],
    ['/sdk?projectId=demo', `${testHost}0/`],
    ['/sdk?projectId=demo', 'nonsense'],
    ['/sdk?projectId=other', `${testHost}/`],
    ['/sdk?projectId=demo&projectId=demo', undefined],
    ['/sdk', undefined],
  ]
  for (const [url, referer] of cases) {
    const answer = await get(url, referer)
    const script = /<script>(.*)<\/script>/.exec(answer.body)?.[1] ?? ''
    expect(script).toContain("refused:'origin'")
    expect(answer.body).not.toContain('sdk')
    expect(directivesOf(answer)).toEqual({
      'default-src': "'none'",
      'script-src': `'sha256-${hash(script)}'`,
      'base-uri': "'none'",
      'form-action': "'none'",
    })
  }
})

test('S-25c, S-111: top-level pages refuse embedding; only those that answer an opener keep it', async () => {
  const get = await serve()
  const openers: Readonly<Record<string, string>> = {
    '/loading': 'unsafe-none',
    '/social/callback': 'unsafe-none',
    '/social/callback/github': 'unsafe-none',
    '/approve': 'unsafe-none',
    '/wallet': 'unsafe-none',
    '/device': 'same-origin',
    '/recover': 'same-origin',
    '/dashboard': 'same-origin',
  }
  for (const [path, policy] of Object.entries(openers)) {
    const answer = await get(`${path}?code=x`)
    expect([path, answer.statusCode]).toEqual([path, 200])
    expect(directivesOf(answer)).toEqual({ ...documentPolicy, 'frame-ancestors': "'none'" })
    expect(answer.headers['cross-origin-opener-policy']).toBe(policy)
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('S-112: every answer has the common headers, errors too', async () => {
  const get = await serve('https://secure.example.test')
  for (const url of [
    '/sdk?projectId=demo',
    '/sdk',
    '/device',
    '/assets/sdk-AbCd1234.js',
    '/api/project?projectId=demo',
    '/api/session',
    '/nowhere',
    `/${'x'.repeat(5_000)}`,
  ]) {
    const { headers } = await get(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['origin-agent-cluster']).toBe('?1')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['cross-origin-resource-policy']).toMatch(/^(same|cross)-origin$/)
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/)
  }
})

test('files are what the manifest names, under their own paths', async () => {
  const get = await serve()
  const asset = await get('/assets/sdk-AbCd1234.js')
  expect(asset.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml')
  for (const path of ['/sdk.html', '/manifest.json', '/', '/assets/', '/device/x', '/__proto__']) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  }
})

test('behavior: an unknown path is a page that leads to the wallet', async () => {
  const get = await serve()
  for (const path of ['/', '/nowhere', '/device/x', '/assets/gone.js', '/sdk.html', '/<b>']) {
    const answer = await get(path)
    expect([path, answer.statusCode]).toEqual([path, 404])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/)
    expect(answer.body).toContain('<title>Page not found</title>')
    expect(answer.body).toContain('<h1>Page not found</h1>')
    expect(answer.body).toContain('<a href="/dashboard">Go to your wallet</a>')
    const style = /<style>(.*)<\/style>/s.exec(answer.body)?.[1] ?? ''
    expect(directivesOf(answer)).toEqual({
      'default-src': "'none'",
      'style-src': `'sha256-${hash(style)}'`,
      'img-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    })
  }
})

test('behavior: the page for an unknown path is in the language of the browser', async () => {
  const { app } = await createTestServer({ db: at.db, files: await readFrameFiles(folder) })
  const answer = await app.inject({ url: '/nowhere', headers: { 'accept-language': 'de' } })
  expect(answer.body).toMatch(/^<!doctype html>\n<html lang="de" dir="ltr">/)
  expect(answer.body).toContain('<h1>Seite nicht gefunden</h1>')
  expect(answer.headers['vary']).toBe('Accept-Language')
})

test('error: an unknown path of the API is JSON', async () => {
  const get = await serve()
  for (const path of ['/api', '/api/', '/api/nowhere']) {
    const answer = await get(path)
    expect([path, answer.statusCode]).toEqual([path, 404])
    expect(answer.json()).toMatchObject({ error: { code: 'not_found' } })
  }
})

test('S-122: a file that is changed, missing or strange stops the start, with its name', async () => {
  const reading = () => readFrameFiles(folder).catch((error) => error.shortMessage)
  await writeFile(join(folder, 'assets/sdk-AbCd1234.js'), 'void 1')
  expect(await reading()).toContain('assets/sdk-AbCd1234.js was changed')
  await rm(join(folder, 'assets/sdk-AbCd1234.js'))
  expect(await reading()).toContain('assets/sdk-AbCd1234.js is missing')
  await writeFile(join(folder, 'assets/sdk-AbCd1234.js'), 'void 0')
  await writeFile(join(folder, 'assets/more.js'), '')
  expect(await reading()).toContain('assets/more.js is not in the manifest')
  await rm(join(folder, 'assets/more.js'))
  expect((await readFrameFiles(folder)).size).toBe(Object.keys(contents).length)
  await writeFile(join(folder, 'manifest.json'), '{"files":{"../secret":"x"}}')
  expect(await reading()).toContain('no readable manifest.json')
})

test('S-122: what is served is what was checked, whatever becomes of the folder', async () => {
  const get = await serve()
  await writeFile(join(folder, 'sdk.html'), '<p>other</p>')
  expect((await get('/sdk?projectId=demo')).body).toBe('<p>sdk</p>')
})

test('error: a page that is not built', async () => {
  const files = new Map((await readFrameFiles(folder)).entries())
  files.delete('device.html')
  await expect(createTestServer({ db: at.db, files })).rejects.toMatchObject({
    shortMessage: 'The built frame has no device.html.',
  })
})

test('S-35b, S-112: only pages that use passkeys allow them, and frames never do', async () => {
  const get = await serve('https://secure.example.test')
  for (const [url, allowed] of [
    ['/dashboard', '(self)'],
    ['/recover', '(self)'],
    ['/wallet', '(self)'],
    ['/sdk?projectId=demo', '()'],
    ['/device', '()'],
    ['/approve', '(self)'],
    ['/social/callback', '()'],
  ] as const) {
    const policy = (await get(url)).headers['permissions-policy']
    expect([url, policy]).toEqual([
      url,
      expect.stringContaining(`publickey-credentials-get=${allowed}`),
    ])
    expect(policy).toContain(`publickey-credentials-create=${allowed}`)
  }
})
