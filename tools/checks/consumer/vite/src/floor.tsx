import { StrictMode, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Announced = {
  readonly info: { readonly name: string }
  readonly provider: {
    readonly request: (call: { readonly method: string }) => Promise<readonly string[]>
  }
}
declare global {
  interface WindowEventMap {
    'eip6963:announceProvider': CustomEvent<Announced>
  }
}

const found: Announced[] = []
window.addEventListener('eip6963:announceProvider', ({ detail }) => found.push(detail))
window.dispatchEvent(new Event('eip6963:requestProvider'))

const names = Array.from({ length: 40 }, (_, index) => `Wallet ${index + 1}`)

function Wallets({
  onAll,
  onAddress,
}: {
  onAll: () => void
  onAddress: (address: string) => void
}) {
  const connect = async ({ provider }: Announced) => {
    const [address = ''] = await provider.request({ method: 'eth_requestAccounts' })
    onAddress(address)
  }
  return (
    <ul>
      {found.map((wallet) => (
        <li key={wallet.info.name}>
          <button type="button" onClick={() => void connect(wallet)}>
            {wallet.info.name}
          </button>
        </li>
      ))}
      <li>
        <button type="button" data-testid="all-wallets" onClick={onAll}>
          All wallets
        </button>
      </li>
    </ul>
  )
}

function AllWallets() {
  const [term, setTerm] = useState('')
  return (
    <>
      <input type="search" value={term} onChange={(event) => setTerm(event.target.value)} />
      <ul>
        {names
          .filter((name) => name.includes(term))
          .map((name) => (
            <li key={name}>
              <button type="button" data-testid={`wallet-search-item-${name}`}>
                {name}
              </button>
            </li>
          ))}
      </ul>
    </>
  )
}

/**
 * Baseline page of the benchmark: React and a native dialog only. All figures of the kit are
 * compared with it.
 */
function Floor() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [all, setAll] = useState(false)
  const [address, setAddress] = useState<string>()
  return (
    <main>
      <h1>Floor</h1>
      <button
        type="button"
        data-testid={address ? 'account-button' : 'connect-button'}
        onClick={() => dialog.current?.show()}
      >
        {address ?? 'Connect wallet'}
      </button>
      <dialog ref={dialog} data-testid="w3m-modal">
        <div data-testid="w3m-modal-card">
          <h2>Connect wallet</h2>
          <button
            type="button"
            data-testid="w3m-header-close"
            onClick={() => {
              setAll(false)
              dialog.current?.close()
            }}
          >
            Close
          </button>
          {all ? <AllWallets /> : <Wallets onAll={() => setAll(true)} onAddress={setAddress} />}
        </div>
      </dialog>
    </main>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Floor />
    </StrictMode>,
  )
}
