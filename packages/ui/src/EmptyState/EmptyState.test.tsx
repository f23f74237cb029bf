import { describePart } from '../testing/describePart.tsx'
import sheet from './EmptyState.module.css?raw'
import { EmptyState } from './EmptyState.tsx'

describePart('EmptyState', {
  render: ({ disabled, onClick, ...props }) => <EmptyState title="Nothing here" {...props} />,
  element: 'div',
  sheet,
})
