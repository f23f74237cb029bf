import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { memberSession } from '../testing/fakeServer.ts'
import { renderApp } from '../testing/renderApp.tsx'

let shown: Awaited<ReturnType<typeof renderApp>> | undefined
afterEach(() => {
  shown?.end()
  shown = undefined
})

test('default: testers see the linked accounts, and copy nothing that names a person there', async () => {
  const link = { provider: 'discord', name: 'wren', email: 'wren@example.test' } as const
  shown = await renderApp('/profile-test', {
    session: memberSession,
    links: [{ ...link, linkedAt: '2030-01-10T10:00:00.000Z' }],
  })
  expect(await screen.findByRole('region', { name: 'Linked accounts' })).toBeTruthy()
  const state = screen.getByTestId('state-server')
  await waitFor(() => expect(state.textContent).toContain('"provider": "discord"'))
  expect(state.textContent).not.toMatch(/wren@|"wren"/)
})
