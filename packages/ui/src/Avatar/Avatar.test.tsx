import { describePart } from '../testing/describePart.tsx'
import { Avatar } from './Avatar.tsx'

describePart('Avatar', {
  render: ({ disabled, onClick, ...props }) => <Avatar label="Account" seed="0x1" {...props} />,
  element: 'svg',
  testUrl: import.meta.url,
})
