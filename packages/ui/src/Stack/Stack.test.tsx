import { describePart } from '../testing/describePart.tsx'
import { Stack } from './Stack.tsx'

describePart('Stack', {
  render: ({ disabled, onClick, ...props }) => <Stack {...props}>Text</Stack>,
  element: 'div',
  testUrl: import.meta.url,
})
