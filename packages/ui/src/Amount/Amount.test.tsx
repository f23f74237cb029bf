import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { describePart } from '../testing/describePart.tsx'
import sheet from './Amount.module.css?raw'
import { Amount } from './Amount.tsx'

afterEach(cleanup)

describePart('Amount', {
  render: ({ disabled, onClick, ...props }) => (
    <Amount amount={1_234_567n} decimals={6} symbol="USDC" {...props} />
  ),
  element: 'span',
  sheet,
})

test.each([
  [400_000_000_000_000n, undefined, '0.0004 ETH'],
  [1n, undefined, '<0.00000001 ETH'],
  [10_000_500_000_000_000_000_000n, undefined, '10,000.5 ETH'],
  [10_000_500_000_000_000_000_000n, 'de', '10.000,5 ETH'],
])('K-WORLD-12: %s wei in language %s is shown as %s', (amount, locale, text) => {
  render(<Amount amount={amount} decimals={18} explained={false} locale={locale} symbol="ETH" />)
  expect(screen.getByText(/ETH/).parentElement?.textContent).toBe(text)
})
