import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './Input.module.css?raw'
import { Input } from './Input.tsx'

describePart('Input', {
  render: (props) => <Input label="Name" {...props} />,
  element: 'input',
  sheet,
  takes: 'focus',
})

afterEach(cleanup)

test('behavior: the error replaces the hint, describes the field and marks it', () => {
  const { rerender } = render(<Input hint="At least 4 letters." label="Name" />)
  expect(
    screen.getByRole('textbox', { name: 'Name', description: 'At least 4 letters.' }),
  ).toBeDefined()
  rerender(<Input error="Too short." hint="At least 4 letters." label="Name" />)
  const field = screen.getByRole('textbox', { name: 'Name', description: 'Too short.' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
