import { describePart } from '../testing/describePart.tsx'
import sheet from './SocialMark.module.css?raw'
import { SocialMark } from './SocialMark.tsx'

describePart('SocialMark', {
  render: ({ disabled, onClick, ...props }) => <SocialMark name="github" {...props} />,
  element: 'svg',
  sheet,
})
