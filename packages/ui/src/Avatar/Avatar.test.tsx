import { describePart } from '../testing/describePart.tsx'
import sheet from './Avatar.module.css?raw'
import { Avatar } from './Avatar.tsx'

describePart('Avatar', {
  render: ({ disabled, onClick, ...props }) => <Avatar label="Account" seed="0x1" {...props} />,
  element: 'svg',
  sheet,
})
