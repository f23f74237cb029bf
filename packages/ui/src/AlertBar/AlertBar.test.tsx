import { describePart } from '../testing/describePart.tsx'
import { AlertBar } from './AlertBar.tsx'

describePart('AlertBar', {
  render: ({ disabled, onClick, ...props }) => (
    <AlertBar closeLabel="Close" message="Server Error" onClose={() => {}} {...props} />
  ),
  element: 'div',
  testUrl: import.meta.url,
})
