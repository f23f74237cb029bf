import { track } from '@latchkey/kit'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openProfileTest } from '../testing/openProfileTest.tsx'

let shown: Awaited<ReturnType<typeof openProfileTest>>['shown'] | undefined

afterEach(() => {
  shown?.end()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('S-104: a tester reads the log of the kit and saves it as a file', async () => {
  const opened = await openProfileTest(async () => undefined)
  shown = opened.shown
  const saved: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return 'blob:log'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  track(opened.shown.app.kit, { event: 'CLICK_NETWORKS' })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Refresh' })))
  expect(screen.getByTestId('state-log').textContent).toContain('"CLICK_NETWORKS"')
  track(opened.shown.app.kit, { event: 'CLICK_ALL_WALLETS' })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Download log' })))
  expect(names).toEqual(['latchkey-log.txt'])
  expect(await saved[0]?.text()).toMatch(/CLICK_NETWORKS[\s\S]*CLICK_ALL_WALLETS/)
})
