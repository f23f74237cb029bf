import type { DirectoryWallet } from '@latchkey/core'
import { openModal } from '@latchkey/kit'
import { type CreateTestKitOptions, fakeDirectory, settle, toWalletId } from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../../shell/createShell.ts'
import { renderWithKit } from '../../testing/renderWithKit.tsx'
import '../Connect/Connect.tsx'
import '../Downloads/Downloads.tsx'
import '../GetWallet/GetWallet.tsx'
import '../WhatIsANetwork/WhatIsANetwork.tsx'
import './WhatIsAWallet.tsx'

afterEach(cleanup)

async function openPage(page: Page, options: CreateTestKitOptions = {}) {
  const opened: (readonly string[])[] = []
  const { kit } = renderWithKit(null, {
    ...options,
    ports: {
      ...options.ports,
      openWindow: (...call) => {
        opened.push(call)
        return null
      },
    },
  })
  act(() => openModal(kit, page))
  await act(settle)
  await screen.findByTestId('w3m-modal-card')
  return { kit, opened }
}

const lantern: DirectoryWallet = {
  id: 'lantern',
  name: 'Lantern',
  order: 4,
  chromeStore: 'https://chrome.example/lantern',
  appStore: 'https://ios.example/lantern',
  playStore: 'javascript:alert(1)',
  homepage: 'https://lantern.example',
}
const downloads: Page = { view: 'Downloads', data: { wallet: lantern } }

test('K-CONN-21: Downloads opens each link in a new tab and reports its type', async () => {
  const { kit, opened } = await openPage(downloads)
  expect(screen.getByTestId('w3m-header-text').textContent).toBe('Get Lantern')
  const events: unknown[] = []
  kit.events.subscribe(({ data }) => events.push(data))
  for (const name of ['Chrome extension', 'iOS app', 'Website'])
    await userEvent.click(await screen.findByRole('button', { name }))
  expect(opened).toEqual(
    [
      'https://chrome.example/lantern',
      'https://ios.example/lantern',
      'https://lantern.example/',
    ].map((url) => [url, '_blank', 'noopener,noreferrer']),
  )
  expect(events).toEqual(
    ['chrome_store', 'app_store', 'homepage'].map((type) => ({
      type: 'track',
      event: 'GET_WALLET',
      properties: { name: 'Lantern', walletRank: 4, explorerId: 'lantern', type },
    })),
  )
})

test('behavior: arrows of external links are mirrored in right-to-left text', async () => {
  await openPage(downloads)
  const row = await screen.findByRole('button', { name: 'Website' })
  expect(row.querySelector('svg')?.dataset['directional']).toBe('true')
})

test('S-64: an unsafe link has no row, and a wallet without links shows a message', async () => {
  await openPage(downloads)
  expect(screen.queryByRole('button', { name: 'Android app' })).toBeNull()
  cleanup()
  await openPage({ view: 'Downloads', data: { wallet: { id: 'x', name: 'Nowhere' } } })
  await screen.findByText(/No download link for Nowhere/)
})

test('K-CONN-21: WhatIsAWallet opens GetWallet, which opens a wallet’s website', async () => {
  const directory = fakeDirectory({
    wallets: ['A', 'B', 'C', 'D', 'E'].map((name) => ({
      name,
      homepage: `https://${name}.example`,
    })),
  })
  const { kit, opened } = await openPage(
    { view: 'WhatIsAWallet' },
    {
      directoryUrl: directory.url,
      featuredWalletIds: [toWalletId(5)],
      customWallets: [{ id: 'own', name: 'Own' }],
      guideUrls: { wallets: 'https://guide.example' },
      ports: { fetch: directory.fetch },
    },
  )
  const events: string[] = []
  kit.events.subscribe(({ data }) => events.push(data.event))
  await userEvent.click(await screen.findByRole('button', { name: 'Get a wallet' }))
  await screen.findByText('A')
  const rows = [...document.querySelectorAll('[data-testid^="get-wallet-"]')]
  expect(rows.map((row) => row.querySelector('bdi')?.textContent)).toEqual(['E', 'Own', 'A', 'B'])
  await userEvent.click(screen.getByText('E'))
  await userEvent.click(screen.getByText('Own'))
  await userEvent.click(screen.getByRole('button', { name: 'Explore all' }))
  expect(opened.map(([url]) => url)).toEqual([
    'https://e.example/',
    'https://guide.example/',
    'https://guide.example/',
  ])
  expect(events).toEqual(['CLICK_GET_WALLET_HELP', 'GET_WALLET', 'GET_WALLET'])
})

test('behavior: GetWallet shows its guide link before the directory answers', async () => {
  await openPage(
    { view: 'GetWallet' },
    {
      directoryUrl: 'https://directory.example',
      guideUrls: { wallets: 'https://guide.example' },
      ports: { fetch: () => new Promise(() => {}) },
    },
  )
  await screen.findByRole('status', { name: 'Loading' })
  expect(await screen.findByRole('button', { name: 'Explore all' })).toBeTruthy()
})

test('behavior: GetWallet shows a message without suggestions', async () => {
  await openPage({ view: 'GetWallet' })
  await screen.findByText(/No recommended wallets/)
  expect(screen.queryByRole('button', { name: 'Explore all' })).toBeNull()
})

test('behavior: WhatIsANetwork links to the app’s own page if there is one', async () => {
  const { opened } = await openPage(
    { view: 'WhatIsANetwork' },
    { guideUrls: { networks: 'https://learn.example' } },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Learn more' }))
  expect(opened).toEqual([['https://learn.example/', '_blank', 'noopener,noreferrer']])
  cleanup()
  await openPage({ view: 'WhatIsANetwork' })
  await screen.findByText('Where your assets live')
  expect(screen.queryByRole('button', { name: 'Learn more' })).toBeNull()
})
