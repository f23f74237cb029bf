import { describePart } from '../testing/describePart.tsx'
import { Text } from './Text.tsx'

describePart('Text', {
  render: ({ disabled, onClick, ...props }) => <Text {...props}>Text</Text>,
  element: 'p',
  testUrl: import.meta.url,
})
