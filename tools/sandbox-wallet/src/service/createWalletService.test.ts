import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningWallet, startWallet, testAccounts } from '../testing/startWallet.ts'
import { isSettled } from '../testing/TestPage.ts'

let folder: string
let wallet: RunningWallet
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-wallet-'))
  wallet = await startWallet({ cacheFolder: join(folder, 'cache') })
})
afterAll(async () => {
  await wallet.stop()
  rmSync(folder, { recursive: true })
})

const [first] = testAccounts

test('state: wallets survive a restart, and pending requests can still be answered', async () => {
  const stateFile = join(folder, 'wallet.json')
  const before = await startWallet({ stateFile })
  const page = await before.openPage()
  await before.control.setPersonas({ instance: page.instance, personas: 'auto' })
  await page.request('eth_requestAccounts')
  await before.control.setPersonas({ instance: page.instance, personas: 'approves' })
  const answer = await page.call('personal_sign', ['0x00', first.address])
  if (!('pending' in answer)) throw new Error('answered without asking')
  await before.stop()

  const after = await startWallet({ stateFile })
  const same = await after.openPage(page.instance)
  expect(await same.request('eth_accounts')).toEqual([first.address])
  const outcome = await after.control.answer({ id: answer.pending, approve: true })
  expect(outcome).toMatchObject({ result: expect.stringMatching(/^0x/) })
  await after.stop()
})

test('state: error: a broken file is one clear sentence', async () => {
  const stateFile = join(folder, 'broken.json')
  writeFileSync(stateFile, '{"instances":')
  await expect(startWallet({ stateFile })).rejects.toThrow(/cannot read .*broken\.json.*--fresh/)
})

test('events: a reconnected stream delivers the answers that it missed', async () => {
  const page = await wallet.openPage()
  const answer = await page.call('eth_requestAccounts')
  if (!('pending' in answer)) throw new Error('answered without asking')
  await wallet.control.answer({ id: answer.pending, approve: true })
  const again = await fetch(`${wallet.url}/__sandbox/wallet/events?tab=${page.tab}`, {
    headers: { cookie: `sandbox-wallet=${page.instance}` },
  })
  const { value } = (await again.body?.getReader().read()) ?? {}
  await page.waitFor(isSettled(answer.pending))
  expect(again.headers.get('content-type')).toBe('text/event-stream')
  expect(value).toBeInstanceOf(Uint8Array)
})

test('script: one classic script, no eval, a cookie for its routes only', async () => {
  const response = await fetch(`${wallet.url}/__sandbox/wallet.js`)
  const cookie = response.headers.get('set-cookie')
  expect(cookie).toMatch(/^sandbox-wallet=[\w-]+; Path=\/__sandbox; HttpOnly; SameSite=Strict$/)
  const code = await response.text()
  expect(code).not.toMatch(/\beval\(|new Function|^\s*(import|export)\s/m)
  expect(() => new Function(code)).not.toThrow()
})

test('pages: strict policy, own browsing context', async () => {
  const page = await fetch(`${wallet.url}/request/00000000-0000-0000-0000-000000000000`)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(await page.text()).not.toMatch(/<style|style=|<script(?![^>]*src)/)
})

test('home: a browser without a wallet here is sent to its app for it', async () => {
  const away = await fetch(`${wallet.url}/`, { redirect: 'manual' })
  expect(away.headers.get('location')).toBe(`${wallet.appOrigin}/__sandbox/wallet/open?to=%2F`)
  const opened = await fetch(`${wallet.url}/__sandbox/wallet/open`, {
    redirect: 'manual',
    headers: { cookie: 'sandbox-wallet=browser-one' },
  })
  const back = new URL(opened.headers.get('location') ?? '')
  expect(back.origin).toBe(wallet.walletOrigin)
  const adopt = () => fetch(`${wallet.url}/adopt${back.search}`, { redirect: 'manual' })
  expect((await adopt()).headers.get('set-cookie')).toContain('sandbox-wallet=browser-one; Path=/;')
  expect((await adopt()).status).toBe(404)
})

test.each([
  ['/wc?uri=wc%3Aabc', '/wc?uri=wc%3Aabc'],
  ['//elsewhere.example.test', '/'],
  ['https://elsewhere.example.test', '/'],
])('home: a link of an app is kept over the way to the wallet: %s', async (to, kept) => {
  const opened = await fetch(`${wallet.url}/__sandbox/wallet/open?to=${encodeURIComponent(to)}`, {
    redirect: 'manual',
    headers: { cookie: 'sandbox-wallet=browser-one' },
  })
  const { search } = new URL(opened.headers.get('location') ?? '')
  const adopted = await fetch(`${wallet.url}/adopt${search}`, { redirect: 'manual' })
  expect(adopted.headers.get('location')).toBe(kept)
})

test('error: 403 for a page of another origin', async () => {
  const response = await fetch(`${wallet.url}/__sandbox/wallet/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://other.localhost' },
    body: '{}',
  })
  expect(response.status).toBe(403)
})

test('error: 421 for a foreign host name', async () => {
  const status = await new Promise((resolve, reject) => {
    httpRequest(wallet.url, { headers: { host: 'rebound.example.com' } }, (response) =>
      resolve(response.statusCode),
    )
      .on('error', reject)
      .end()
  })
  expect(status).toBe(421)
})

test.each(['', 'control-secreT', 'x'])('error: 401 for the control secret "%s"', async (secret) => {
  const response = await fetch(`${wallet.url}/control/state`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-control-secret': secret },
    body: '{}',
  })
  expect(response.status).toBe(401)
})
