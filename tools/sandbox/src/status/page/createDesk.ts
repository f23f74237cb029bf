import { el, setText } from '../../pages/parts/el.ts'

const TOKEN_KEY = 'latchkey-sandbox-token'
const NOTE_MS = 6_000

export type Note = { readonly tone: 'good' | 'bad'; readonly text: string }

/** Sends the commands of the status page's buttons to the control API, and shows the results. */
export type Desk = {
  /** Element at the bottom of the status page that shows the result of the last command. */
  readonly note: HTMLElement
  readonly hasToken: () => boolean
  readonly setToken: (token: string) => void
  readonly onTokenChange: (listener: () => void) => void
  readonly say: (note: Note) => void
  /** Sends a command to the control API. Shows `done` if it succeeds, otherwise the error. */
  readonly ask: (command: string, body: object, done: string) => Promise<void>
}

/**
 * Stores the control token and removes it from the page's URL, so that the URL can be copied
 * without the token.
 */
function takeTokenFromAddress(): void {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (!token) return
  sessionStorage.setItem(TOKEN_KEY, token)
  history.replaceState(null, '', location.pathname)
}

async function readRefusal(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined)
  const known = typeof body === 'object' && body !== null && 'error' in body
  return known ? String(body.error) : `Status ${response.status}`
}

/** Creates the status page's client of the control API. */
export function createDesk(controlUrl: string): Desk {
  takeTokenFromAddress()
  const note = el('p', { class: 'note', role: 'status', 'aria-live': 'polite' })
  const listeners: (() => void)[] = []
  let timer = 0

  const say = ({ tone, text }: Note) => {
    note.dataset['tone'] = tone
    setText(note, text)
    clearTimeout(timer)
    timer = window.setTimeout(() => setText(note, ''), NOTE_MS)
  }
  const setToken = (token: string) => {
    if (token) sessionStorage.setItem(TOKEN_KEY, token)
    else sessionStorage.removeItem(TOKEN_KEY)
    for (const listener of listeners) listener()
  }
  const send = (command: string, body: object) =>
    fetch(`${controlUrl}/${command}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${sessionStorage.getItem(TOKEN_KEY)}`,
      },
      body: JSON.stringify(body),
    })
  const ask: Desk['ask'] = async (command, body, done) => {
    try {
      const response = await send(command, body)
      if (response.status === 401) {
        setToken('')
        return say({ tone: 'bad', text: 'This token is from an earlier start. Enter the new one.' })
      }
      if (!response.ok) return say({ tone: 'bad', text: await readRefusal(response) })
      say({ tone: 'good', text: done })
    } catch {
      say({ tone: 'bad', text: `The control port is not responding (${controlUrl}).` })
    }
  }
  return {
    note,
    hasToken: () => sessionStorage.getItem(TOKEN_KEY) !== null,
    setToken,
    onTokenChange: (listener) => listeners.push(listener),
    say,
    ask,
  }
}
