import { afterEach, expect, test } from 'vitest'
import { isolate } from './isolate.ts'

const inertIds = () => [...document.querySelectorAll('[inert]')].map((element) => element.id)

function fillBody(html: string): Element {
  const content = new DOMParser().parseFromString(html, 'text/html')
  document.body.replaceChildren(...content.body.childNodes)
  const host = document.querySelector('dialog')
  if (!host) throw new Error('The page has no dialog.')
  return host
}

afterEach(() => document.body.replaceChildren())

test('K-MODAL-11b: everything in the body is inert except the dialog and the secure frame', () => {
  const host = fillBody(
    '<main id="app"></main><dialog></dialog><iframe id="w3m-iframe"></iframe><div id="other"></div>',
  )
  const release = isolate(host, '#w3m-iframe')
  expect(inertIds()).toEqual(['app', 'other'])
  release()
  expect(inertIds()).toEqual([])
})

test('behavior: elements added while open become inert, also for a dialog in a container', async () => {
  const host = fillBody('<main id="app"><dialog></dialog><p id="text"></p></main>')
  const release = isolate(host, '#w3m-iframe')
  expect(inertIds()).toEqual(['text'])
  const late = Object.assign(document.createElement('div'), { id: 'late' })
  const beside = Object.assign(document.createElement('div'), { id: 'beside' })
  document.body.append(late)
  host.after(beside)
  await expect.poll(() => inertIds()).toEqual(['beside', 'text', 'late'])
  release()
  expect(inertIds()).toEqual([])
})

test('behavior: a frame added later stays usable, and inert elements are restored', async () => {
  const host = fillBody('<main id="app"></main><dialog></dialog>')
  const release = isolate(host, '#w3m-iframe')
  const app = document.querySelector('#app')
  app?.remove()
  document.body.append(Object.assign(document.createElement('iframe'), { id: 'w3m-iframe' }))
  document.body.append(Object.assign(document.createElement('div'), { id: 'late' }))
  await expect.poll(() => inertIds()).toEqual(['late'])
  expect(app?.hasAttribute('inert')).toBe(false)
  release()
})

test('behavior: elements that were inert before stay inert', () => {
  const host = fillBody('<main id="app" inert></main><dialog></dialog>')
  isolate(host, '#w3m-iframe')()
  expect(inertIds()).toEqual(['app'])
})
