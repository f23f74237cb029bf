import { describePart } from '../testing/describePart.tsx'
import sheet from './Amount.module.css?raw'
import { Amount } from './Amount.tsx'

describePart('Amount', {
  render: ({ disabled, onClick, ...props }) => (
    <Amount amount={1_234_567n} decimals={6} symbol="USDC" {...props} />
  ),
  element: 'span',
  sheet,
})
