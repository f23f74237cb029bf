import { describePart } from '../testing/describePart.tsx'
import { Tag } from './Tag.tsx'

describePart('Tag', {
  render: ({ disabled, onClick, ...props }) => <Tag {...props}>New</Tag>,
  element: 'span',
  testUrl: import.meta.url,
})
