import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { createLazyScreen } from './createLazyScreen.tsx'

const module = { default: () => <p>Screen</p> }

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function show(Component: ComponentType, onReload = vi.fn()) {
  await act(async () =>
    render(
      <ErrorBoundary onReload={onReload}>
        <Suspense fallback={<p>Waiting</p>}>
          <Component />
        </Suspense>
      </ErrorBoundary>,
    ),
  )
  return onReload
}

test('default: loads the chunk once, on request', async () => {
  const load = vi.fn(async () => module)
  const lazy = createLazyScreen(load)
  expect(load).not.toHaveBeenCalled()
  await Promise.all([lazy.load(), lazy.load()])
  expect(load).toHaveBeenCalledTimes(1)
})

test('behavior: a loaded screen never shows a fallback', async () => {
  const lazy = createLazyScreen(async () => module)
  await lazy.load()
  render(<lazy.Component />)
  expect(screen.getByText('Screen')).toBeTruthy()
})

test('behavior: a failed chunk is loaded once more', async () => {
  const load = vi.fn(async () => module)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(createLazyScreen(load).load()).resolves.toBe(module)
  expect(load).toHaveBeenCalledTimes(2)
})

test('error: a chunk that fails twice offers a reload', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const lazy = createLazyScreen(load)
  await lazy.load().catch(() => undefined)
  expect(load).toHaveBeenCalledTimes(2)
  const onReload = await show(lazy.Component)
  expect(screen.getByRole('heading')).toHaveProperty('textContent', 'This page could not be loaded')
  screen.getByRole('button', { name: 'Reload' }).click()
  expect(onReload).toHaveBeenCalledTimes(1)
})

test('behavior: after a failure the next visit tries again', async () => {
  const load = vi.fn(async () => module)
  load.mockRejectedValueOnce(new TypeError('1')).mockRejectedValueOnce(new TypeError('2'))
  const lazy = createLazyScreen(load)
  await expect(lazy.load()).rejects.toMatchObject({ code: 'screen_unavailable' })
  await expect(lazy.load()).resolves.toBe(module)
})
