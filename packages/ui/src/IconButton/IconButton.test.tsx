import { describePart } from '../testing/describePart.tsx'
import { IconButton } from './IconButton.tsx'

describePart('IconButton', {
  render: (props) => <IconButton aria-label="Close" {...props} />,
  element: 'button',
  testUrl: import.meta.url,
  takes: 'press',
})
