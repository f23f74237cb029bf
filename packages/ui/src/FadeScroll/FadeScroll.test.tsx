import { describePart } from '../testing/describePart.tsx'
import sheet from './FadeScroll.module.css?raw'
import { FadeScroll } from './FadeScroll.tsx'

describePart('FadeScroll', {
  render: ({ disabled, onClick, ...props }) => <FadeScroll {...props}>Text</FadeScroll>,
  element: 'div',
  sheet,
})
