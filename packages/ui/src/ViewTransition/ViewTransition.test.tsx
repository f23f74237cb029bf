import { describePart } from '../testing/describePart.tsx'
import { ViewTransition } from './ViewTransition.tsx'

describePart('ViewTransition', {
  render: ({ disabled, onClick, ...props }) => (
    <ViewTransition viewKey="a" {...props}>
      Text
    </ViewTransition>
  ),
  element: 'div',
  testUrl: import.meta.url,
})
