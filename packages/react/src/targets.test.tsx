import { closeModal } from '@latchkey/kit'
import { fakeLogin, fakeWallet } from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { listSmall } from '@latchkey/ui/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AccountButton } from './buttons/AccountButton.tsx'
import { ConnectButton } from './buttons/ConnectButton.tsx'
import { NetworkButton } from './buttons/NetworkButton.tsx'
import { openOn } from './testing/openOn.tsx'
import { type RenderWithKitOptions, renderWithKit } from './testing/renderWithKit.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.style.removeProperty('font-size')
})

const email = 'a-rather-long-address-of-somebody@example.com'
const connected = fakeWallet()

type Case = readonly [page: Page, options: RenderWithKitOptions]

const cases: readonly Case[] = [
  [{ view: 'Connect' }, { features: { email: true, socials: ['google', 'discord', 'x'] } }],
  [{ view: 'AllWallets' }, {}],
  [{ view: 'WhatIsAWallet' }, {}],
  [{ view: 'EmailLogin' }, { features: { email: true } }],
  [{ view: 'Account' }, { connected }],
  [{ view: 'Networks' }, { connected }],
  [{ view: 'ProfileWallets' }, { connected }],
  [{ view: 'ProfileWallets' }, { connected: fakeLogin({ email }) }],
  [{ view: 'AccountSettings' }, { connected: fakeLogin({ email }) }],
]

test.each(cases)('K-VIEW-01: every button in $view is at least 40 px', async (page, options) => {
  const kit = await openOn([page], options)
  const card = screen.getByTestId('w3m-modal-card')
  expect(card.querySelectorAll('button').length).toBeGreaterThan(0)
  expect(listSmall(card)).toEqual([])
  act(() => closeModal(kit))
})

test.each([
  [<AccountButton key="md" />, 'account-button'],
  [<AccountButton key="sm" size="sm" />, 'account-button'],
  [<ConnectButton key="connect" size="sm" />, 'connect-button'],
  [<NetworkButton key="network" />, 'w3m-network-button'],
])(
  "K-API-04: a button in the app's page has a hit area of at least 40 px",
  async (button, testId) => {
    renderWithKit(button, testId === 'connect-button' ? {} : { connected: fakeWallet() })
    await screen.findByTestId(testId)
    expect(listSmall(document.body)).toEqual([])
  },
)

const getTitleSize = () => {
  const title = screen.getByTestId('w3m-header-text')
  return Number.parseFloat(getComputedStyle(title).fontSize)
}

test('K-THEME-01: a font size set in px stays at that size', async () => {
  await openOn([{ view: 'Connect' }], { themeVariables: { '--w3m-font-size-master': '10px' } })
  const usual = getTitleSize()
  document.documentElement.style.fontSize = '20px'
  expect(getTitleSize()).toBe(usual)
})
