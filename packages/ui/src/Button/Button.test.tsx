import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './Button.module.css?raw'
import { Button } from './Button.tsx'

describePart('Button', {
  render: (props) => <Button {...props}>Connect</Button>,
  element: 'button',
  sheet,
  takes: 'press',
})

afterEach(cleanup)

test('behavior: a pending button keeps focus, has aria-busy and ignores presses', () => {
  const onClick = vi.fn()
  render(
    <Button onClick={onClick} pending>
      Connect
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Connect' })
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(onClick).not.toHaveBeenCalled()
})

test('behavior: a pending submit button does not submit its form again', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button pending type="submit">
        Send
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('behavior: a disabled button with a reason stays focusable and is described by it', () => {
  const onClick = vi.fn()
  render(
    <Button disabled disabledReason="Enter an amount first." onClick={onClick}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { description: 'Enter an amount first.' })
  fireEvent.click(button)
  expect(button).toMatchObject({ disabled: false, ariaDisabled: 'true' })
  expect(onClick).not.toHaveBeenCalled()
})
