import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './EmailInput.module.css?raw'
import { EmailInput, type EmailInputProps } from './EmailInput.tsx'

const texts = { label: 'Email', submitLabel: 'Continue' }
const ignore = () => {}

describePart('EmailInput', {
  render: ({ onClick, ...props }) => (
    <EmailInput {...texts} onSubmitEmail={ignore} onValueChange={ignore} value="" {...props} />
  ),
  element: 'input',
  sheet,
  takes: 'focus',
})

afterEach(cleanup)

function Held(props: Partial<EmailInputProps>) {
  const [value, setValue] = useState('')
  return (
    <EmailInput
      {...texts}
      onSubmitEmail={ignore}
      {...props}
      onValueChange={setValue}
      value={value}
    />
  )
}

const arrow = () => screen.queryByRole('button', { name: 'Continue' })
const type = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Email' }), text)

test('behavior: the arrow appears with the fourth character', async () => {
  render(<Held />)
  await type('a@b')
  expect(arrow()).toBeNull()
  await type('.')
  expect(arrow()).not.toBeNull()
})

test('behavior: the arrow and Enter submit the typed text', async () => {
  const onSubmitEmail = vi.fn()
  render(<Held onSubmitEmail={onSubmitEmail} />)
  await type('ann@example.com')
  await userEvent.click(arrow() ?? document.body)
  await type('{Enter}')
  expect(onSubmitEmail.mock.calls).toEqual([['ann@example.com'], ['ann@example.com']])
})

test('behavior: Enter on a fragment submits nothing', async () => {
  const onSubmitEmail = vi.fn()
  render(<Held onSubmitEmail={onSubmitEmail} />)
  await type('a@b{Enter}')
  expect(onSubmitEmail).not.toHaveBeenCalled()
})

test('behavior: a pending field keeps its text, has aria-busy and submits nothing more', async () => {
  const onSubmitEmail = vi.fn()
  const { rerender } = render(<Held onSubmitEmail={onSubmitEmail} />)
  await type('ann@example.com')
  rerender(<Held onSubmitEmail={onSubmitEmail} pending />)
  await type('x{Enter}')
  expect(screen.getByRole('textbox')).toMatchObject({ value: 'ann@example.com', readOnly: true })
  expect(arrow()?.getAttribute('aria-busy')).toBe('true')
  expect(onSubmitEmail).not.toHaveBeenCalled()
})

test('behavior: the error message describes the field', () => {
  render(<Held error="Invalid email. Try again." />)
  const field = screen.getByRole('textbox', { description: 'Invalid email. Try again.' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
