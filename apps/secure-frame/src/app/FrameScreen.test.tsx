import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { RecoveryState } from '../accounts/createRecovery.ts'
import type { ReleaseState } from '../accounts/createRelease.ts'
import { FrameScreen } from './FrameScreen.tsx'
import type { RunningFrame } from './startFrame.ts'

afterEach(cleanup)

function show(state: RecoveryState) {
  const recovery = { store: createStore<RecoveryState>()(() => state), sendLink: async () => 42 }
  const release = { store: createStore<ReleaseState>()(() => ({ status: 'none' })) }
  const nothing = {}
  const approvals = { getState: () => nothing, subscribe: () => () => undefined }
  // The screen uses only these members.
  const running = { frame: { recovery, release }, approvals } as unknown as RunningFrame
  return render(<FrameScreen running={running} />)
}

test('behavior: a working notice shows while an approved request is in progress', () => {
  const { container } = show({ status: 'none' })
  expect(container.children).toHaveLength(1)
  expect(screen.getByText('This takes a moment')).toBeTruthy()
})

test('behavior: the working notice is hidden when a recovery screen shows', () => {
  const { container } = show({ status: 'done' })
  const [first] = container.children
  // jsdom loads no style sheet. The style sheet uses this selector.
  expect(first?.matches(':not(:only-child)')).toBe(true)
  expect(screen.getByRole('main').textContent).toContain('Your wallet is here')
})
