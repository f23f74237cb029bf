import { bitcoin, mainnet, polygon, solana } from '@latchkey/core/networks'
import { KitButton, KitProvider } from '@latchkey/react'
import '@latchkey/react/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { services } from './services.ts'

const adapters = [
  {
    namespace: 'eip155' as const,
    discover: () => import('@latchkey/adapter-eip155/discover'),
    load: () => import('@latchkey/adapter-eip155'),
  },
  {
    namespace: 'solana' as const,
    discover: () => import('@latchkey/adapter-solana/discover'),
    load: () => import('@latchkey/adapter-solana'),
  },
  {
    namespace: 'bip122' as const,
    discover: () => import('@latchkey/adapter-bip122/discover'),
    load: () => import('@latchkey/adapter-bip122'),
  },
]

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <KitProvider
        {...services}
        networks={[mainnet, polygon, solana, bitcoin]}
        adapters={adapters}
        features={{ multiWallet: true }}
      >
        <KitButton />
      </KitProvider>
    </StrictMode>,
  )
}
