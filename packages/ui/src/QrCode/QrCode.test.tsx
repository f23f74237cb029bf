import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './QrCode.module.css?raw'
import { QrCode } from './QrCode.tsx'

describePart('QrCode', {
  render: ({ disabled, onClick, ...props }) => (
    <QrCode alt="Code to scan with your wallet" value="wc:abc" {...props} />
  ),
  element: 'span',
  sheet,
})

test('behavior: the code has an accessible name, and its content is not read aloud', () => {
  const { container } = render(<QrCode alt="Code to scan" logo={<b>L</b>} value="wc:abc" />)
  expect(screen.getByRole('img', { name: 'Code to scan' })).toBeDefined()
  expect(container.innerHTML).not.toContain('wc:abc')
})
