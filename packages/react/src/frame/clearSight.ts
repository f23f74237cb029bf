const clear = {
  opacity: '1',
  filter: 'none',
  transform: 'none',
  scale: 'none',
  rotate: 'none',
  'clip-path': 'none',
  'mask-image': 'none',
  'mask-border-source': 'none',
  '-webkit-mask-box-image-source': 'none',
  zoom: '1',
  'mix-blend-mode': 'normal',
}

/** As high as there is: chat bubbles and banners are high too. Not smaller than the frame takes presses at (S-54). */
const onTop = { 'z-index': '2147483647', 'min-width': '320px', 'min-height': '400px' }

type Styles = Readonly<Record<string, string>>

function override({ style }: HTMLElement, styles: Styles): readonly (() => void)[] {
  return Object.entries(styles).map(([name, value]) => {
    const former = [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const
    style.setProperty(name, value, 'important')
    return () => style.setProperty(...former)
  })
}

/**
 * Takes from an element and all around it what makes it unclear, turned or cut, and puts it above what covers it,
 * whatever the page's rules say (S-55): the frame does not let approve what it is not sure is seen.
 *
 * @returns Gives back what they had of their own.
 */
export function clearSight(element: HTMLElement): () => void {
  const undo = [...override(element, onTop)]
  for (let node: HTMLElement | null = element; node; node = node.parentElement) {
    undo.push(...override(node, clear))
  }
  return () => {
    for (const restore of undo) restore()
  }
}
