'use client'

import { mainnet, polygon } from '@latchkey/core/networks'
import { KitProvider } from '@latchkey/react'
import type { ReactNode } from 'react'

const networks = [mainnet, polygon] as const
const adapters = [
  {
    namespace: 'eip155' as const,
    discover: () => import('@latchkey/adapter-eip155/discover'),
    load: () => import('@latchkey/adapter-eip155'),
  },
]

/**
 * Example of an app that provides the kit to every page. It must be a client component, because
 * functions such as loaders cannot be passed from the server.
 */
export function Wallet({ children }: { readonly children: ReactNode }) {
  return (
    <KitProvider
      projectId="consumer"
      directoryUrl="https://wallets.example.com"
      networks={networks}
      adapters={adapters}
    >
      {children}
    </KitProvider>
  )
}
