import { describePart } from '../testing/describePart.tsx'
import { SocialMark } from './SocialMark.tsx'

describePart('SocialMark', {
  render: ({ disabled, onClick, ...props }) => <SocialMark name="github" {...props} />,
  element: 'svg',
  testUrl: import.meta.url,
})
