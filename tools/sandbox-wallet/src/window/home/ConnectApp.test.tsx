import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectApp } from './ConnectApp.tsx'

let container: HTMLElement
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  act(() => root.render(<ConnectApp />))
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
  vi.unstubAllGlobals()
})

const getField = () => {
  const field = container.querySelector<HTMLInputElement>('input.field')
  if (!field) throw new Error('no field')
  return field
}
const type = (text: string) =>
  act(async () => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setValue?.call(getField(), text)
    getField().dispatchEvent(new Event('input', { bubbles: true }))
  })
const submit = () =>
  act(async () => {
    container
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
const getStatus = () => container.querySelector('[role="status"]')?.textContent

test('a pasted link is sent to the wallet, and the field is cleared', async () => {
  const fetching = vi.fn(async () => Response.json({}))
  vi.stubGlobal('fetch', fetching)
  await type('wc:abc')
  await submit()
  expect(fetching).toHaveBeenCalledExactlyOnceWith(
    '/api/pair',
    expect.objectContaining({ body: JSON.stringify({ uri: 'wc:abc' }) }),
  )
  expect(getField().value).toBe('')
  expect(getStatus()).toContain('appears here')
})

test('a link that cannot be used stays, with the reason', async () => {
  const answer = async () => Response.json({ error: 'This link is too old.' }, { status: 400 })
  vi.stubGlobal('fetch', vi.fn(answer))
  await type('wc:old')
  await submit()
  expect(getField().value).toBe('wc:old')
  expect(getStatus()).toBe('This link is too old.')
})

test('the button is disabled without a link', () => {
  expect(container.querySelector('button')?.disabled).toBe(true)
})

test('a link in the page’s URL is sent to the wallet, once', async () => {
  const fetching = vi.fn(async () => Response.json({}))
  vi.stubGlobal('fetch', fetching)
  history.replaceState(null, '', '/wc?uri=wc%3Aabc')
  act(() => root.unmount())
  root = createRoot(container)
  await act(async () => root.render(<ConnectApp />))
  expect(fetching).toHaveBeenCalledExactlyOnceWith(
    '/api/pair',
    expect.objectContaining({ body: JSON.stringify({ uri: 'wc:abc' }) }),
  )
  expect(location.search).toBe('')
})
