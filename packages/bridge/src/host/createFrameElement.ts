import { FrameLoadError } from '../errors/frameErrors.ts'
import type { FrameRect } from './FrameHost.ts'
import { getFrameRect } from './getFrameRect.ts'
import type { FrameNode, FrameTarget, HostWindow } from './HostWindow.ts'

export type FrameElement = {
  /**
   * Attaches the element, or loads its address again if it is attached. The element is never moved,
   * because a move reloads the frame.
   *
   * @throws {FrameLoadError} Another element has the id.
   */
  readonly load: () => void
  readonly getTarget: () => FrameTarget | undefined
  readonly show: (rect: FrameRect | undefined) => void
  readonly hide: () => void
  readonly remove: () => void
}

const attributes = {
  sandbox:
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  referrerpolicy: 'strict-origin',
  allow: 'clipboard-write',
}

const corner = 'clamp(0px, var(--apkt-borderRadius-8), 44px)'
const hiddenStyle = {
  position: 'fixed',
  'z-index': '999999',
  display: 'none',
  border: 'none',
  'animation-delay': '0s, 50ms',
  'border-bottom-left-radius': corner,
  'border-bottom-right-radius': corner,
  // Styles of the page must not make an approval unreadable (S-55).
  opacity: '1',
  filter: 'none',
  transform: 'none',
}

/** Sets CSS properties as important, so that rules of the page cannot override them. */
function setStyle(node: FrameNode, style: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(style))
    node.style.setProperty(name, value, 'important')
}

function createNode(options: CreateFrameElementOptions): FrameNode {
  const node = options.window.document.createElement('iframe')
  node.id = options.id
  node.name = 'w3m-secure-iframe'
  node.title = 'Secure wallet'
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  setStyle(node, hiddenStyle)
  node.addEventListener('error', options.onError)
  return node
}

const px = (value: number) => `${Math.round(value)}px`

function place(window: HostWindow, node: FrameNode, container: FrameRect | undefined): void {
  const viewport = {
    width: window.innerWidth,
    height: window.innerHeight,
    bodyWidth: window.document.body.clientWidth,
  }
  const { left, top, width, height } = getFrameRect(viewport, container)
  setStyle(node, { left: px(left), top: px(top), width: px(width), height: px(height) })
}

type CreateFrameElementOptions = {
  readonly window: HostWindow
  readonly id: string
  readonly address: string
  readonly onError: () => void
}

/**
 * Creates the iframe of wire §2 with the attributes of S-17. The element exists only after `load`.
 */
export function createFrameElement(options: CreateFrameElementOptions): FrameElement {
  const { window, id, address } = options
  let node: FrameNode | undefined
  let stopFollowing = () => {}

  const attach = () => {
    if (window.document.getElementById(id))
      throw new FrameLoadError({ hint: `An element #${id} exists already.` })
    node = createNode(options)
    node.src = address
    window.document.body.append(node as never)
  }

  const follow = (shown: FrameNode, container: FrameRect | undefined) => {
    const move = () => place(window, shown, container)
    move()
    if (container) return
    window.addEventListener('resize', move)
    stopFollowing = () => window.removeEventListener('resize', move)
  }

  const hide = () => {
    stopFollowing()
    stopFollowing = () => {}
    if (node) setStyle(node, { display: 'none' })
  }

  return {
    load: () => {
      if (node?.contentWindow) node.src = address
      else attach()
    },
    getTarget: () => node?.contentWindow ?? undefined,
    show: (container) => {
      hide()
      if (!node) return
      follow(node, container)
      setStyle(node, { display: 'block' })
    },
    hide,
    remove: () => {
      hide()
      node?.remove()
      node = undefined
    },
  }
}
