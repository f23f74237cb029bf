import { describePart } from '../testing/describePart.tsx'
import sheet from './Icon.module.css?raw'
import { Icon } from './Icon.tsx'
import { CloseIcon } from './icons.ts'

describePart('Icon', {
  render: ({ disabled, onClick, ...props }) => <Icon icon={CloseIcon} {...props} />,
  element: 'svg',
  sheet,
})
