import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './OtpInput.module.css?raw'
import { OtpInput, type OtpInputProps } from './OtpInput.tsx'

const ignore = () => {}

describePart('OtpInput', {
  render: ({ disabled, onClick, ...props }) => (
    <OtpInput label="Code" onValueChange={ignore} value="" {...props} />
  ),
  element: 'fieldset',
  sheet,
})

afterEach(cleanup)

function Held({ start = '', ...props }: Partial<OtpInputProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start)
  return <OtpInput label="Code" {...props} onValueChange={setValue} value={value} />
}

const fields = () => screen.getAllByRole('textbox') as readonly HTMLInputElement[]
const read = () =>
  fields()
    .map(({ value }) => value || '_')
    .join('')
const focused = () => fields().findIndex((field) => field.matches(':focus'))
const put = (place: number) => userEvent.click(fields()[place] ?? document.body)

test('K-AUTH-03: typing moves from field to field, and the sixth digit completes the code', async () => {
  const onComplete = vi.fn()
  render(<Held focusOnMount onComplete={onComplete} />)
  await userEvent.keyboard('12345')
  expect([read(), focused()]).toEqual(['12345_', 5])
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.keyboard('6')
  expect(onComplete.mock.calls).toEqual([['123456']])
})

test('K-AUTH-03: a pasted code fills all fields and completes once', async () => {
  const onComplete = vi.fn()
  render(<Held focusOnMount onComplete={onComplete} />)
  await userEvent.paste(' 123 456 ')
  expect(read()).toBe('123456')
  expect(onComplete.mock.calls).toEqual([['123456']])
})

test('K-AUTH-03: a paste in the middle fills the following fields', async () => {
  render(<Held start="12" />)
  await put(2)
  await userEvent.paste('9876543')
  expect(read()).toBe('129876')
})

test('behavior: letters and symbols are ignored', async () => {
  render(<Held focusOnMount />)
  await userEvent.keyboard('a1 -b2')
  expect(read()).toBe('12____')
})

test('behavior: a code autofilled into the first field is spread over all fields', async () => {
  render(<Held />)
  expect(fields().map((field) => field.autocomplete)).toEqual([
    'one-time-code',
    ...Array(5).fill('off'),
  ])
  await userEvent.click(fields()[0] ?? document.body)
  await userEvent.paste('424242')
  expect(read()).toBe('424242')
})

test('behavior: a field is enabled when all fields before it are filled', async () => {
  render(<Held focusOnMount />)
  const enabled = () => fields().filter((field) => !field.disabled).length
  expect(enabled()).toBe(1)
  await userEvent.keyboard('12')
  expect(enabled()).toBe(3)
})

test('behavior: arrows move; Backspace clears a field, then moves back', async () => {
  render(<Held start="123456" />)
  await put(3)
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe(2)
  await userEvent.keyboard('{Backspace}')
  expect([read(), focused()]).toEqual(['12_456', 2])
  await userEvent.keyboard('{Backspace}')
  expect([read(), focused()]).toEqual(['1__456', 1])
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe(0)
})

test('behavior: the missing digit of a corrected code completes it', async () => {
  const onComplete = vi.fn()
  render(<Held onComplete={onComplete} start="123456" />)
  await put(2)
  await userEvent.keyboard('{Delete}9')
  expect(onComplete.mock.calls).toEqual([['129456']])
})

test('behavior: retyping a complete code completes it only at the last digit', async () => {
  const onComplete = vi.fn()
  render(<Held onComplete={onComplete} start="123456" />)
  await put(0)
  await userEvent.keyboard('987654')
  expect(onComplete.mock.calls).toEqual([['987654']])
})

test('behavior: Enter submits a complete code again', async () => {
  const onComplete = vi.fn()
  render(<Held onComplete={onComplete} start="123456" />)
  await put(0)
  await userEvent.keyboard('{Enter}')
  expect(onComplete.mock.calls).toEqual([['123456']])
})

test('behavior: a pending code keeps its digits and ignores input', async () => {
  const onComplete = vi.fn()
  render(<Held onComplete={onComplete} pending start="123456" />)
  await put(5)
  await userEvent.keyboard('{Backspace}7{Enter}')
  expect([read(), onComplete.mock.calls]).toEqual(['123456', []])
})

test('behavior: the label names the group and, with its position, each field', () => {
  render(<Held error="Wrong code. Try again." start="123456" />)
  const group = screen.getByRole('group', { name: 'Code', description: 'Wrong code. Try again.' })
  expect(group).toBeDefined()
  const first = screen.getByRole('textbox', { name: 'Code 1/6' })
  expect(first.getAttribute('aria-invalid')).toBe('true')
})
