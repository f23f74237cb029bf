import { describePart } from '../testing/describePart.tsx'
import sheet from './Tag.module.css?raw'
import { Tag } from './Tag.tsx'

describePart('Tag', {
  render: ({ disabled, onClick, ...props }) => <Tag {...props}>New</Tag>,
  element: 'span',
  sheet,
})
