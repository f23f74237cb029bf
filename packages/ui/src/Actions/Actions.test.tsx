import { describePart } from '../testing/describePart.tsx'
import sheet from './Actions.module.css?raw'
import { Actions } from './Actions.tsx'

describePart('Actions', {
  render: ({ disabled, onClick, ...props }) => <Actions {...props}>Text</Actions>,
  element: 'div',
  sheet,
})
