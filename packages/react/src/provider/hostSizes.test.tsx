/// <reference types="@vitest/browser-playwright" />
import { openModal } from '@latchkey/kit'
import { createTestKit } from '@latchkey/kit/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { KitModal } from './KitModal.tsx'
import { KitProvider } from './KitProvider.tsx'

/** Sets the text size that the user chooses in the settings of the browser. */
const setReaderSize = (standard: number) =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard } })

afterEach(async () => {
  cleanup()
  document.documentElement.removeAttribute('style')
  await setReaderSize(16)
})

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

/** Returns the text sizes of the button in the page, and of title and search field of the modal. */
async function readSizes(options: { readonly enableEmbedded?: boolean; readonly size?: number }) {
  const { size, ...config } = options
  const themeVariables = size === undefined ? {} : { '--w3m-font-size-master': size }
  const kit = createTestKit({ started: false, disableAppend: true, themeVariables, ...config })
  render(
    <KitProvider kit={kit}>
      <ConnectButton />
      <KitModal />
    </KitProvider>,
  )
  act(() => openModal(kit, { view: 'AllWallets' }))
  const title = await screen.findByTestId('w3m-header-text')
  const field = await screen.findByRole('searchbox')
  return [screen.getByTestId('connect-button'), title, field].map(sizeOf)
}

const modals = [
  ['dialog', {}],
  ['embedded modal', { enableEmbedded: true }],
] as const

test.each(modals)(
  'K-WORLD-21a: the root size of the page does not count: %s',
  async (_, options) => {
    for (const root of ['62.5%', '52px']) {
      document.documentElement.style.fontSize = root
      expect(await readSizes(options)).toEqual([16, 16, 16])
      cleanup()
    }
  },
)

test.each(modals)('K-WORLD-21a: the text size of the browser counts: %s', async (_, options) => {
  document.documentElement.style.fontSize = '62.5%'
  await setReaderSize(24)
  expect(await readSizes(options)).toEqual([24, 24, 24])
})

test('K-WORLD-21a: fields have at least 16 px with a small size of the theme', async () => {
  expect(await readSizes({ size: 8 })).toEqual([12.8, 12.8, 16])
})

test('K-WORLD-21a: a theme with one generic family does not change sizes', async () => {
  const family = { '--w3m-font-family': 'monospace' }
  const kit = createTestKit({ started: false, themeVariables: family })
  render(
    <KitProvider kit={kit}>
      <ConnectButton />
    </KitProvider>,
  )
  expect(sizeOf(screen.getByTestId('connect-button'))).toBe(16)
})
