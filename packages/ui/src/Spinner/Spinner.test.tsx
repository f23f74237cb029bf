import { describePart } from '../testing/describePart.tsx'
import { Spinner } from './Spinner.tsx'

describePart('Spinner', {
  render: ({ disabled, onClick, ...props }) => <Spinner {...props} />,
  element: 'svg',
  testUrl: import.meta.url,
})
