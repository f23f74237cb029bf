import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './Address.module.css?raw'
import { Address } from './Address.tsx'

const labels = { copy: 'Copy address', copied: 'Copied', failed: 'Could not copy' }

describePart('Address', {
  render: (props) => (
    <Address labels={labels} value="0x52908400098527886E0F7030069857D2E4169EE7" {...props} />
  ),
  element: 'button',
  sheet,
  takes: 'focus',
})

afterEach(cleanup)

test('behavior: the tooltip shows the full address only if the text is shortened', () => {
  const value = '0x52908400098527886E0F7030069857D2E4169EE7'
  const { rerender } = render(<Address labels={labels} value={value} />)
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe(value)
  rerender(<Address full labels={labels} value={value} />)
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('')
})

test('behavior: a tap copies the full address and confirms it', async () => {
  const user = userEvent.setup()
  const onCopied = vi.fn()
  // All pages of the browser share one clipboard, so another test may have written its content.
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  render(
    <Address
      labels={labels}
      onCopied={onCopied}
      value="0x52908400098527886E0F7030069857D2E4169EE7"
    />,
  )
  expect(screen.getByText('0x52…169EE7')).toBeDefined()
  await user.click(screen.getByRole('button'))
  expect(write).toHaveBeenCalledExactlyOnceWith('0x52908400098527886E0F7030069857D2E4169EE7')
  expect((await screen.findByRole('status')).textContent).toBe('Copied')
  expect(onCopied).toHaveBeenCalledTimes(1)
})

test('K-WORLD-17: on a page without clipboard a tap reports the failure', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  render(<Address labels={labels} value="0x52908400098527886E0F7030069857D2E4169EE7" />)
  act(() => screen.getByRole('button').click())
  expect((await screen.findByText('Could not copy', { selector: 'output' })).textContent).toBe(
    'Could not copy',
  )
})
