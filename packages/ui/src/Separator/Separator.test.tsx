import { describePart } from '../testing/describePart.tsx'
import { Separator } from './Separator.tsx'

describePart('Separator', {
  render: ({ disabled, onClick, ...props }) => <Separator {...props}>or</Separator>,
  element: 'div',
  testUrl: import.meta.url,
})
