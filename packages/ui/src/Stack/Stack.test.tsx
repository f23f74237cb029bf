import { describePart } from '../testing/describePart.tsx'
import sheet from './Stack.module.css?raw'
import { Stack } from './Stack.tsx'

describePart('Stack', {
  render: ({ disabled, onClick, ...props }) => <Stack {...props}>Text</Stack>,
  element: 'div',
  sheet,
})
