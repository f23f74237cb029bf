import { describePart } from '../testing/describePart.tsx'
import { Skeleton } from './Skeleton.tsx'

describePart('Skeleton', {
  render: ({ disabled, onClick, ...props }) => <Skeleton shape="row" {...props} />,
  element: 'span',
  testUrl: import.meta.url,
})
