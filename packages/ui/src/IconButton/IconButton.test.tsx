import { describePart } from '../testing/describePart.tsx'
import sheet from './IconButton.module.css?raw'
import { IconButton } from './IconButton.tsx'

describePart('IconButton', {
  render: (props) => <IconButton aria-label="Close" {...props} />,
  element: 'button',
  sheet,
  takes: 'press',
})
