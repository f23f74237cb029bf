import type { StyledNode } from './HostWindow.ts'

/** What makes an element and all within it unclear, moved or cut, as it must be around what is confirmed. */
const clear = {
  opacity: '1',
  filter: 'none',
  transform: 'none',
  scale: 'none',
  rotate: 'none',
  'clip-path': 'none',
  'mask-image': 'none',
  'mix-blend-mode': 'normal',
  visibility: 'visible',
} as const

/** Sets styles that no rule of the page outdoes. */
export function setStyle(node: StyledNode, style: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(style)) {
    node.style.setProperty(name, value, 'important')
  }
}

/**
 * Takes from elements what makes the frame unclear (S-55), whatever the page's rules say.
 *
 * @returns Gives them back what they had of their own.
 */
export function clearSight(nodes: readonly StyledNode[]): () => void {
  const former = nodes.flatMap((node) =>
    Object.keys(clear).map((name) => {
      const { style } = node
      const [value, priority] = [style.getPropertyValue(name), style.getPropertyPriority(name)]
      return () => style.setProperty(name, value, priority)
    }),
  )
  for (const node of nodes) setStyle(node, clear)
  return () => {
    for (const restore of former) restore()
  }
}
