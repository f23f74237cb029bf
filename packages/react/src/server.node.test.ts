import { mainnet, polygon } from '@latchkey/core/networks'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KitButton, KitProvider, NetworkButton, useAccount, useKitState } from './index.ts'

function State() {
  const { initialized } = useKitState()
  const { status } = useAccount()
  return createElement('output', null, JSON.stringify({ initialized, status }))
}

test('K-API-11: imports and renders without a window, with the state of a kit not started', () => {
  expect(typeof window).toBe('undefined')
  const children = [KitButton, NetworkButton, State].map((part, key) =>
    createElement(part, { key }),
  )
  const config = { projectId: 'test', networks: [mainnet, polygon] as const, adapters: [] }
  const html = renderToString(createElement(KitProvider, config, children))
  expect(html).toContain('data-testid="connect-button"')
  expect(html).toContain('Connect wallet')
  expect(html).not.toContain('<dialog')
  expect(html).toContain('{&quot;initialized&quot;:false}')
})
