import { describePart } from '../testing/describePart.tsx'
import { EmptyState } from './EmptyState.tsx'

describePart('EmptyState', {
  render: ({ disabled, onClick, ...props }) => <EmptyState title="Nothing here" {...props} />,
  element: 'div',
  testUrl: import.meta.url,
})
