type Properties = Readonly<Record<string, string | number | boolean | ((event: Event) => void)>>

function setProperty(node: HTMLElement, name: string, value: Properties[string]): void {
  if (typeof value === 'function') node.addEventListener(name, value)
  else if (typeof value === 'boolean') node.toggleAttribute(name, value)
  else node.setAttribute(name, String(value))
}

/**
 * Creates an element. Functions become event listeners, booleans become bare attributes, and
 * strings become text.
 */
export function el<tag extends keyof HTMLElementTagNameMap>(
  tag: tag,
  properties: Properties = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[tag] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) setProperty(node, name, value)
  node.append(...children)
  return node
}

/** Sets a text only if it differs, so that a selection in the text survives. */
export function setText(node: HTMLElement, text: string): void {
  if (node.textContent !== text) node.textContent = text
}
