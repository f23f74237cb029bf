import { describePart } from '../testing/describePart.tsx'
import sheet from './Tooltip.module.css?raw'
import { Tooltip } from './Tooltip.tsx'

describePart('Tooltip', {
  render: ({ disabled, onClick, ...props }) => (
    <Tooltip text="Why" {...props}>
      {(trigger) => (
        <button {...trigger} type="button">
          Send
        </button>
      )}
    </Tooltip>
  ),
  element: 'span',
  sheet,
})
