import { expect, test } from 'vitest'
import { setUpServer } from '../../testing/setUpServer.ts'
import { routes } from '../index.ts'

const world = setUpServer()

test('default: the page lists every route, and every link of it has a target', async () => {
  const { body, headers } = await world.server.openBrowser().get('/api/docs')
  expect(headers['content-type']).toMatch('text/html')
  for (const { method, path } of routes) {
    const title = `${method} ${path.replace(/:(\w+)/g, '{$1}')}`
    expect(body).toContain(`"><code>${title}</code></h2>`)
  }
  const links = [...body.matchAll(/<a href="#([^"]+)"/g)].map(([, id = '']) => id)
  expect(new Set(links).size).toBe(routes.length)
  for (const id of links) expect(body).toContain(`id="${id}"`)
})

test('behavior: the page needs nothing that its content security policy blocks', async () => {
  const browser = world.server.openBrowser()
  const { body, headers } = await browser.get('/api/docs')
  expect(headers['content-security-policy']).toContain("style-src 'self'")
  expect(body).not.toMatch(/<script|style="|<style|\bon\w+="|https?:/)
  const styles = await browser.get('/api/docs.css')
  expect([styles.statusCode, styles.headers['content-type']]).toEqual([
    200,
    expect.stringMatching('text/css'),
  ])
  expect(styles.body).not.toMatch(/url\(|@import/)
})

test('behavior: every answer has the id of its request', async () => {
  const browser = world.server.openBrowser()
  const [good, bad] = [await browser.get('/api/docs'), await browser.get('/api/nowhere')]
  expect(good.headers['x-request-id']).toMatch(/^\w{12}$/)
  expect(bad.headers['x-request-id']).toBe(bad.json().error.ref)
})
