import { Approval } from '../Approval.tsx'
import { postJson } from '../api.ts'
import { Mark } from '../Mark.tsx'
import { Accounts } from './Accounts.tsx'
import { ConnectApp } from './ConnectApp.tsx'
import { History } from './History.tsx'
import { OtherNetworks } from './OtherNetworks.tsx'
import { Personas } from './Personas.tsx'
import { Sessions } from './Sessions.tsx'
import { Sites } from './Sites.tsx'
import { useWallet } from './useWallet.ts'

/** The wallet's home page: balances, connections, behaviours and history. */
export function Home() {
  const wallet = useWallet()
  if (!wallet) return <main className="home" aria-busy="true" />
  const { view, change } = wallet
  const [request] = view.requests
  if (request) {
    const answer = (choice: unknown) => postJson(`/api/requests/${request.id}/answer`, choice)
    return (
      <div className="asking">
        <Approval key={request.id} view={request} onAnswer={answer} />
      </div>
    )
  }
  return (
    <main className="home">
      <header className="bar">
        <Mark />
        <h1>Sandbox Wallet</h1>
        <span className="tag">Development only</span>
      </header>
      <div className="columns">
        <div className="column">
          {view.canPair && <ConnectApp />}
          <Accounts view={view} change={change} />
          <OtherNetworks view={view} />
          {view.canPair && <Sessions view={view} change={change} />}
          <Sites view={view} change={change} />
          <History view={view} />
        </div>
        <Personas view={view} change={change} />
      </div>
    </main>
  )
}
