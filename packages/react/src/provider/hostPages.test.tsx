/// <reference types="@vitest/browser-playwright" />
import { createTestKit, fakeLoginFrame, fakeWallet } from '@latchkey/kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AccountButton } from '../buttons/AccountButton.tsx'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { fetchViews } from '../testing/fetchViews.ts'
import { type HostPage, hostPages } from '../testing/hostPages.ts'
import { KitProvider } from './KitProvider.tsx'

await fetchViews('Connect', 'ConnectingExternal', 'Account')

const size = { width: window.innerWidth, height: window.innerHeight }

beforeAll(() => page.viewport(800, 760))
afterAll(() => page.viewport(size.width, size.height))

let leaving = new AbortController()

afterEach(() => {
  cleanup()
  leaving.abort()
  document.querySelector('#host')?.remove()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  window.scrollTo(0, 0)
})

const alone: HostPage = { name: 'the kit alone' }

/** Builds the page and renders an app with the kit into it. Returns the events that the app hears. */
function openHost({ css = '', root = {}, html = '<div id="app"></div>', run }: HostPage) {
  leaving = new AbortController()
  const style = Object.assign(document.createElement('style'), { id: 'host', textContent: css })
  document.head.append(style)
  for (const [name, value] of Object.entries(root))
    document.documentElement.setAttribute(name, value)
  document.body.innerHTML = `<div id="root">${html}</div>`
  run?.(leaving.signal)
  const heard: string[] = []
  const hear = ({ type }: { readonly type: string }) => heard.push(type)
  const kit = createTestKit({ started: false, wallets: [fakeWallet()], frame: fakeLoginFrame() })
  const app = (
    <KitProvider kit={kit}>
      <ConnectButton />
      <AccountButton />
    </KitProvider>
  )
  render(createElement('div', { onClick: hear, onKeyDown: hear, onPointerDown: hear }, app), {
    container: document.querySelector<HTMLElement>('#app') ?? document.body,
  })
  return { kit, heard }
}

/** Presses an element with the mouse of the browser, which hits only what lies on top. */
const press = async (id: string) => userEvent.click(await screen.findByTestId(id))

/** Opens the list of wallets and returns a picture of the card. */
async function takePicture(): Promise<ImageData> {
  await press('connect-button')
  await screen.findByText('Test Wallet')
  const card = await screen.findByTestId('w3m-modal-card')
  await userEvent.hover(screen.getByTestId('w3m-header-text'))
  const shot = await page.screenshot({
    element: card,
    base64: true,
    save: false,
    animations: 'disabled',
  })
  const blob = await (await fetch(`data:image/png;base64,${shot}`)).blob()
  const bitmap = await createImageBitmap(blob)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!context) throw new Error('The browser draws no pictures.')
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(0, 0, bitmap.width, bitmap.height)
}

/** Least difference of a colour channel that counts. Smoothed text varies by a few values. */
const visible = 8
/**
 * Pixels that may differ, a thousandth of the card: on a scrolled page the browser smooths the
 * outlines of icons with other values. Text in another colour or place changes ten times as many.
 */
const smoothedPixels = 130

/**
 * Counts the pixels of two pictures that differ visibly. Leaves out the edge of the card, whose
 * hairline is translucent, and the four corners, beside whose curves the page shines through the
 * overlay.
 */
function countDifferent(one: ImageData, other: ImageData): number {
  const { width, height, data } = one
  const radius = Math.ceil(cornerRadius())
  const isEdge = (at: number) => {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    const [near, far] = [Math.min(x, width - 1 - x), Math.min(y, height - 1 - y)]
    return Math.min(near, far) < 1 || Math.max(near, far) < radius
  }
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => at * 4)
  return pixels.filter((at) => {
    const channels = [0, 1, 2].map((channel) => at + channel)
    const differs = channels.some(
      (at) => Math.abs((data[at] ?? 0) - (other.data[at] ?? 0)) > visible,
    )
    return differs && !isEdge(at)
  }).length
}

const cornerRadius = () =>
  Number.parseFloat(getComputedStyle(screen.getByTestId('w3m-modal-card')).borderTopLeftRadius)

let reference: ImageData | undefined

test('K-WORLD-21: the kit alone, as the reference of all host pages', async () => {
  openHost(alone)
  reference = await takePicture()
  expect(new Set(reference.data).size).toBeGreaterThan(20)
})

test.each(hostPages.map((host) => [host.name, host] as const))(
  'K-WORLD-19, K-WORLD-21: opens, connects and closes as alone, on a page with %s',
  async (_, host) => {
    const { kit, heard } = openHost(host)
    const header = document.querySelector('header')
    const top = header?.getBoundingClientRect().top
    const picture = await takePicture()
    expect([picture.width, picture.height]).toEqual([reference?.width, reference?.height])
    expect(reference && countDifferent(picture, reference)).toBeLessThan(smoothedPixels)
    expect(header?.getBoundingClientRect().top).toBe(top)
    expect(screen.getByTestId('w3m-modal').closest('[aria-hidden], [inert]')).toBeNull()
    heard.length = 0
    await press('wui-email-input')
    await userEvent.keyboard('mira')
    expect(screen.getByTestId('wui-email-input')).toHaveProperty('value', 'mira')
    await userEvent.click(screen.getByText('Test Wallet'))
    await screen.findByTestId('account-button')
    await waitFor(() => expect(kit.modal.getState().open).toBe(false))
    expect(heard).toEqual([])
    await press('account-button')
    await press('w3m-header-close')
    await waitFor(() => expect(kit.modal.getState().open).toBe(false))
    expect(document.querySelectorAll('[inert]')).toHaveLength(0)
  },
)
