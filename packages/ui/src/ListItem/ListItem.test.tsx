import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './ListItem.module.css?raw'
import { ListItem } from './ListItem.tsx'

describePart('ListItem', {
  render: ({ onClick, ...props }) => <ListItem label="Wallet" onSelect={onClick} {...props} />,
  element: 'button',
  sheet,
  takes: 'press',
})

afterEach(cleanup)

test('behavior: pending rows and rows with a reason ignore presses and keep focus', () => {
  const onSelect = vi.fn()
  render(
    <>
      <ListItem label="One" onSelect={onSelect} pending />
      <ListItem disabled disabledReason="Disconnect first." label="Two" onSelect={onSelect} />
    </>,
  )
  for (const row of screen.getAllByRole('button')) {
    row.focus()
    fireEvent.click(row)
    expect(document.activeElement).toBe(row)
  }
  expect(onSelect).not.toHaveBeenCalled()
})

test('behavior: a row disabled without a reason is natively disabled', () => {
  render(<ListItem disabled label="Polygon" />)
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
})
