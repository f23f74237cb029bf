import { el } from './el.ts'

/** Creates a button that switches a page of the sandbox between light and dark. */
export function createThemeSwitch(): HTMLElement {
  const button = el('button', { type: 'button', class: 'button quiet' }, 'Switch theme')
  button.addEventListener('click', () => {
    const root = document.documentElement
    const theme = root.dataset['theme'] === 'dark' ? 'light' : 'dark'
    root.dataset['theme'] = theme
    localStorage.setItem('latchkey-sandbox-theme', theme)
  })
  return button
}
