import { describePart } from '../testing/describePart.tsx'
import sheet from './Skeleton.module.css?raw'
import { Skeleton } from './Skeleton.tsx'

describePart('Skeleton', {
  render: ({ disabled, onClick, ...props }) => <Skeleton shape="row" {...props} />,
  element: 'span',
  sheet,
})
