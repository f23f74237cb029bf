import { describePart } from '../testing/describePart.tsx'
import sheet from './Toast.module.css?raw'
import { Toast } from './Toast.tsx'

describePart('Toast', {
  render: ({ disabled, onClick, ...props }) => (
    <Toast message="Copied" variant="success" {...props} />
  ),
  element: 'div',
  sheet,
})
