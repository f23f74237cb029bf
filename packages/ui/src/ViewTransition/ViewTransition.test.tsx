import { describePart } from '../testing/describePart.tsx'
import sheet from './ViewTransition.module.css?raw'
import { ViewTransition } from './ViewTransition.tsx'

describePart('ViewTransition', {
  render: ({ disabled, onClick, ...props }) => (
    <ViewTransition viewKey="a" {...props}>
      Text
    </ViewTransition>
  ),
  element: 'div',
  sheet,
})
