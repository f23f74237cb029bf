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

const addLate = (id: string) => {
  const late = Object.assign(document.createElement('div'), { id, textContent: 'Late' })
  document.body.append(late)
  return late
}

afterEach(() => document.body.replaceChildren())

test('K-MODAL-11b: everything in the body is inert except the dialog and the secure frame', () => {
  const host = fillBody(
    '<main id="app">Game</main><dialog></dialog><iframe id="w3m-iframe"></iframe><div id="other">Bar</div>',
  )
  const release = isolate(host, '#w3m-iframe')
  expect(inertIds()).toEqual(['app', 'other'])
  release()
  expect(inertIds()).toEqual([])
})

test('K-WORLD-20: elements that appear after opening stay usable', async () => {
  const host = fillBody('<main id="app">Game</main><dialog></dialog><div id="empty"></div>')
  const release = isolate(host, '#w3m-iframe')
  addLate('wallet')
  document.querySelector('#empty')?.append('Captcha')
  // Mutation observers report in a microtask.
  await Promise.resolve()
  expect(inertIds()).toEqual(['app'])
  release()
  expect(inertIds()).toEqual([])
})

test('behavior: inside a container only the parts of the page beside the dialog are inert', () => {
  const host = fillBody(
    '<main id="app"><dialog></dialog><p id="text">Text</p></main><p id="other">Other</p>',
  )
  const release = isolate(host, '#w3m-iframe')
  expect(inertIds()).toEqual(['text', 'other'])
  release()
})

test('behavior: elements that were inert before stay inert', () => {
  const host = fillBody('<main id="app" inert>Game</main><dialog></dialog>')
  isolate(host, '#w3m-iframe')()
  expect(inertIds()).toEqual(['app'])
})
