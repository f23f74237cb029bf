import { describePart } from '../testing/describePart.tsx'
import { Actions } from './Actions.tsx'

describePart('Actions', {
  render: ({ disabled, onClick, ...props }) => <Actions {...props}>Text</Actions>,
  element: 'div',
  testUrl: import.meta.url,
})
