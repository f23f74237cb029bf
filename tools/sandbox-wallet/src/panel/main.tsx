import { createRoot } from 'react-dom/client'
import { Approval } from '../window/Approval.tsx'
import type { ApprovalView, Choice } from '../wire/wire.ts'

const STYLES = '/__sandbox/wallet/wallet.css'
const frameStyles = `:host{all:initial}
iframe{position:fixed;inset-block-start:16px;inset-inline-end:16px;inline-size:360px;block-size:600px;
max-inline-size:calc(100vw - 32px);max-block-size:calc(100dvh - 32px);border:0;border-radius:20px;
box-shadow:0 24px 64px -16px rgb(0 0 0/.45);z-index:2147483647;color-scheme:light dark}`

export type ShowPanel = (parameters: {
  readonly view: ApprovalView
  readonly answer: (choice: Choice) => Promise<unknown>
}) => Promise<() => void>

async function readStyles(): Promise<string> {
  return (await fetch(STYLES)).text()
}

/**
 * Shows a wallet request in a panel on the page. The panel is a child of the root element, because
 * the kit makes the children of the body inert. Its content is in an empty frame, where the page's
 * focus trap, key handlers and styles do not affect it.
 *
 * @returns A function that removes the panel.
 */
export const showPanel: ShowPanel = async ({ view, answer }) => {
  const host = document.createElement('sandbox-wallet-panel')
  const shadow = host.attachShadow({ mode: 'open' })
  // The style sheets are constructed by script, because the page's policy forbids inline styles.
  const outer = new CSSStyleSheet()
  outer.replaceSync(frameStyles)
  shadow.adoptedStyleSheets = [outer]
  const frame = document.createElement('iframe')
  frame.title = 'Sandbox Wallet'
  shadow.append(frame)
  const focused = document.activeElement
  // Chromium loads an empty frame synchronously. Firefox loads it later, with another document.
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.documentElement.append(host)
  const [css] = await Promise.all([readStyles(), loaded])

  const inner = frame.contentDocument
  const realm = inner?.defaultView
  if (!inner || !realm) return () => host.remove()
  const sheet = new realm.CSSStyleSheet()
  sheet.replaceSync(css)
  inner.adoptedStyleSheets = [sheet]
  inner.documentElement.lang = 'en'
  inner.documentElement.classList.add('in-panel')
  const root = createRoot(inner.body)
  root.render(<Approval view={view} onAnswer={answer} />)
  realm.focus()
  return () => {
    root.unmount()
    host.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
