type Properties = Readonly<Record<string, string | number | boolean | ((event: Event) => void)>>

function setProperty(node: HTMLElement, name: string, value: Properties[string]): void {
  if (typeof value === 'function') node.addEventListener(name, value)
  else if (typeof value === 'boolean') node.toggleAttribute(name, value)
  else node.setAttribute(name, String(value))
}

/**
 * Creates an HTML element. An attribute that is a function becomes an event listener, a boolean
 * becomes an attribute without value, and a child that is a string becomes text.
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

/**
 * Changes the text of an element only if it differs, because each change would clear a selection in
 * it.
 */
export function setText(node: HTMLElement, text: string): void {
  if (node.textContent !== text) node.textContent = text
}
