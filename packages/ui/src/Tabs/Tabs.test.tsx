import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './Tabs.module.css?raw'
import { Tabs } from './Tabs.tsx'

const items = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
]

describePart('Tabs', {
  render: ({ disabled, onClick, ...props }) => (
    <Tabs aria-label="Account" items={items} onValueChange={() => {}} value="a" {...props} />
  ),
  element: 'div',
  sheet,
})

afterEach(cleanup)

test('behavior: the list is one tab stop, and arrow keys select a tab', async () => {
  const onValueChange = vi.fn()
  render(<Tabs aria-label="Account" items={items} onValueChange={onValueChange} value="a" />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(onValueChange).toHaveBeenCalledWith('b')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'B' }))
})
