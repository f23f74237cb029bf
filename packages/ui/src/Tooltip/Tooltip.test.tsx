import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { userEvent as keys } from 'vitest/browser'
import { describePart } from '../testing/describePart.tsx'
import sheet from './Tooltip.module.css?raw'
import { Tooltip } from './Tooltip.tsx'

describePart('Tooltip', {
  render: ({ disabled, onClick, ...props }) => (
    <Tooltip text="Why" {...props}>
      {(trigger) => (
        <button {...trigger} type="button">
          Send
        </button>
      )}
    </Tooltip>
  ),
  element: 'span',
  sheet,
})

afterEach(cleanup)

/** Renders a tooltip and puts the focus on its trigger by a key. Returns the bubble. */
async function focusTrigger(): Promise<HTMLElement> {
  render(
    <Tooltip text="Why">
      {(trigger) => (
        <button {...trigger} type="button">
          Send
        </button>
      )}
    </Tooltip>,
  )
  // The last real input decides about `:focus-visible`. An earlier test may have used the mouse.
  await keys.keyboard('{Escape}')
  await userEvent.tab()
  return screen.getByText('Why')
}

test('K-WORLD-16: the bubble shows on focus, and describes the trigger at all times', async () => {
  const bubble = await focusTrigger()
  expect(screen.getByRole('button', { description: 'Why' })).toBeDefined()
  await waitFor(() => expect(getComputedStyle(bubble).display).toBe('block'))
  await userEvent.keyboard('{Escape}')
  expect(getComputedStyle(bubble).display).toBe('none')
})

test('K-WORLD-16: a browser without popovers shows no bubble and gets no attribute', async () => {
  const { showPopover } = HTMLElement.prototype
  Object.assign(HTMLElement.prototype, { showPopover: undefined })
  onTestFinished(() => void Object.assign(HTMLElement.prototype, { showPopover }))
  const bubble = await focusTrigger()
  fireEvent.pointerEnter(bubble.parentElement ?? bubble)
  expect(getComputedStyle(bubble).display).toBe('none')
  expect(bubble.hasAttribute('popover')).toBe(false)
})
