import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './CountdownButton.module.css?raw'
import { CountdownButton } from './CountdownButton.tsx'

describePart('CountdownButton', {
  render: (props) => (
    <CountdownButton secondsLeft={0} waiting="Resend in 0 s" {...props}>
      Resend Code
    </CountdownButton>
  ),
  element: 'button',
  sheet,
  takes: 'press',
})

afterEach(cleanup)

test('behavior: during the countdown it shows the seconds, keeps focus and ignores presses', () => {
  const onClick = vi.fn()
  const draw = (secondsLeft: number) => (
    <CountdownButton
      onClick={onClick}
      secondsLeft={secondsLeft}
      waiting={`Resend in ${secondsLeft} s`}
    >
      Resend Code
    </CountdownButton>
  )
  const { rerender } = render(draw(2))
  const button = screen.getByRole('button', { name: 'Resend in 2 s' })
  button.focus()
  fireEvent.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  rerender(draw(0))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resend Code' }))
  expect(onClick).not.toHaveBeenCalled()
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
})
