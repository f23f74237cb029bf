import { describePart } from '../testing/describePart.tsx'
import { FadeScroll } from './FadeScroll.tsx'

describePart('FadeScroll', {
  render: ({ disabled, onClick, ...props }) => <FadeScroll {...props}>Text</FadeScroll>,
  element: 'div',
  testUrl: import.meta.url,
})
