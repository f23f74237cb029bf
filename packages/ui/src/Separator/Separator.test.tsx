import { describePart } from '../testing/describePart.tsx'
import sheet from './Separator.module.css?raw'
import { Separator } from './Separator.tsx'

describePart('Separator', {
  render: ({ disabled, onClick, ...props }) => <Separator {...props}>or</Separator>,
  element: 'div',
  sheet,
})
