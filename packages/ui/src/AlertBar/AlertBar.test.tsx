import { describePart } from '../testing/describePart.tsx'
import sheet from './AlertBar.module.css?raw'
import { AlertBar } from './AlertBar.tsx'

describePart('AlertBar', {
  render: ({ disabled, onClick, ...props }) => (
    <AlertBar closeLabel="Close" message="Server Error" onClose={() => {}} {...props} />
  ),
  element: 'div',
  sheet,
})
