import { describePart } from '../testing/describePart.tsx'
import sheet from './Text.module.css?raw'
import { Text } from './Text.tsx'

describePart('Text', {
  render: ({ disabled, onClick, ...props }) => <Text {...props}>Text</Text>,
  element: 'p',
  sheet,
})
