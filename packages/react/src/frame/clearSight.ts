import { lower, raise } from '@latchkey/ui'

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

/** Styles that replace those of the browser for popovers, which would centre the frame. */
const popover = {
  right: 'auto',
  bottom: 'auto',
  margin: '0',
  padding: '0',
  background: 'transparent',
}

/**
 * Styles that keep the secure frame visible. `z-index` has its maximum, because chat widgets and
 * banners also use high values. Below the minimum size the frame ignores input (S-54).
 */
const onTop = { ...popover, 'z-index': '2147483647', 'min-width': '320px', 'min-height': '400px' }

type Styles = Readonly<Record<string, string>>

function override({ style }: HTMLElement, styles: Styles): readonly (() => void)[] {
  return Object.entries(styles).map(([name, value]) => {
    const former = [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const
    style.setProperty(name, value, 'important')
    return () => style.setProperty(...former)
  })
}

/**
 * Makes an element fully visible: overrides opacity, filters, transforms and clipping on the
 * element and all its ancestors, and puts it above everything else, in the top layer (S-55,
 * K-WORLD-19). Otherwise the secure
 * frame could not verify that it is visible, and would block approvals.
 *
 * @returns A function that restores the previous styles.
 */
export function clearSight(element: HTMLElement): () => void {
  const undo = [...override(element, onTop)]
  for (let node: HTMLElement | null = element; node; node = node.parentElement) {
    undo.push(...override(node, clear))
  }
  raise(element)
  return () => {
    lower(element)
    element.removeAttribute('popover')
    for (const restore of undo) restore()
  }
}
