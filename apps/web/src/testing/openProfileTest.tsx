import { act } from '@testing-library/react'
import { address, memberSession } from './fakeServer.ts'
import { renderApp } from './renderApp.tsx'

type Call = { readonly method: string; readonly params: readonly unknown[] }

/**
 * Opens the testers' screen with an EVM wallet that responds to each request with the result of
 * `answer`. The returned `asked` contains the wallet's requests.
 */
export async function openProfileTest(answer: (call: Call) => Promise<unknown>) {
  const shown = await renderApp('/profile-test', { session: memberSession })
  const { kit } = shown.app
  const asked: Call[] = []
  const request = (call: Call) => {
    asked.push(call)
    return answer(call)
  }
  const info = { id: 'own', name: 'Own', type: 'INJECTED', namespace: 'eip155' } as const
  kit.wallets.set('eip155/own', { connector: { info, provider: { request } } } as never)
  await act(async () =>
    kit.connection.setState({
      connections: [
        {
          connector: info,
          namespace: 'eip155',
          accounts: [{ address }],
          caipNetworkId: 'eip155:1',
        },
      ],
      activeConnectors: { eip155: 'own' },
      status: { eip155: 'connected' },
    }),
  )
  return { shown, asked }
}
