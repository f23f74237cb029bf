import { useEffect, useRef, useState } from 'react'
import { postJson } from '../api.ts'
import { readQrCode } from './readQrCode.ts'

type State =
  | { readonly type: 'idle' }
  | { readonly type: 'pairing' }
  | { readonly type: 'waiting' }
  | { readonly type: 'failed'; readonly message: string }

const noCode = 'No QR code found in this picture. Paste the link instead.'

/**
 * Returns the image file of a paste or drop event, such as a QR code; `undefined` if it contains
 * none.
 */
const findImage = (items: DataTransferItemList | undefined): File | undefined =>
  [...(items ?? [])]
    .filter((item) => item.type.startsWith('image/'))
    .flatMap((item) => item.getAsFile() ?? [])[0]

/**
 * Returns the WalletConnect pairing link in this page's URL and removes it there, so that a reload
 * does not pair again.
 */
function takeLink(): string | undefined {
  const link = new URLSearchParams(location.search).get('uri')
  if (link === null) return undefined
  history.replaceState(null, '', location.pathname)
  return link
}

/**
 * Form that connects an app by a WalletConnect pairing link. The link is in the page's URL, typed,
 * pasted, or read from the image of a QR code.
 */
export function ConnectApp() {
  const [uri, setUri] = useState('')
  const [state, setState] = useState<State>({ type: 'idle' })

  const pair = async (link: string) => {
    setUri(link)
    setState({ type: 'pairing' })
    try {
      await postJson('/api/pair', { uri: link })
      setUri('')
      setState({ type: 'waiting' })
    } catch (error) {
      const message = error instanceof Error ? error.message : 'The link cannot be used.'
      setState({ type: 'failed', message })
    }
  }
  const opened = useRef(false)
  useEffect(() => {
    const link = opened.current ? undefined : takeLink()
    opened.current = true
    if (link) void pair(link)
  })
  const scan = async (image: Blob | undefined) => {
    if (!image) return
    const text = await readQrCode(image)
    if (text === undefined) setState({ type: 'failed', message: noCode })
    else await pair(text)
  }

  return (
    <section
      className="card"
      onPaste={(event) => {
        const image = findImage(event.clipboardData.items)
        if (!image) return
        event.preventDefault()
        void scan(image)
      }}
    >
      <h2>Connect an app</h2>
      <p className="muted">Paste a WalletConnect link, or a picture of its QR code.</p>
      <form
        className="pair"
        onSubmit={(event) => {
          event.preventDefault()
          void pair(uri)
        }}
      >
        <input
          className="field"
          aria-label="Link"
          placeholder="wc:…"
          autoComplete="off"
          spellCheck={false}
          value={uri}
          onChange={(event) => setUri(event.target.value)}
        />
        <button
          type="submit"
          className="button small primary"
          disabled={state.type === 'pairing' || uri.trim() === ''}
        >
          Connect
        </button>
      </form>
      <label className="button small file">
        Scan a picture
        <input
          type="file"
          accept="image/*"
          className="hidden"
          onChange={(event) => void scan(event.target.files?.[0])}
        />
      </label>
      <p role="status" className={state.type === 'failed' ? 'warning' : 'muted'}>
        {state.type === 'failed' && state.message}
        {state.type === 'pairing' && 'Looking for the app…'}
        {state.type === 'waiting' && 'Found. The app’s request appears here.'}
      </p>
    </section>
  )
}
