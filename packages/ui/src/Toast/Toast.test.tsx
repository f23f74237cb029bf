import { describePart } from '../testing/describePart.tsx'
import { Toast } from './Toast.tsx'

describePart('Toast', {
  render: ({ disabled, onClick, ...props }) => (
    <Toast message="Copied" variant="success" {...props} />
  ),
  element: 'div',
  testUrl: import.meta.url,
})
