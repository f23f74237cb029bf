import { describePart } from '../testing/describePart.tsx'
import sheet from './Spinner.module.css?raw'
import { Spinner } from './Spinner.tsx'

describePart('Spinner', {
  render: ({ disabled, onClick, ...props }) => <Spinner {...props} />,
  element: 'svg',
  sheet,
})
