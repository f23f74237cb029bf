import { Mark } from '../Mark.tsx'
import { Accounts } from './Accounts.tsx'
import { History } from './History.tsx'
import { Personas } from './Personas.tsx'
import { Sites } from './Sites.tsx'
import { useWallet } from './useWallet.ts'

/** The wallet's own page: what it holds, where it is connected, how it behaves, what it did. */
export function Home() {
  const wallet = useWallet()
  if (!wallet) return <main className="home" aria-busy="true" />
  const { view, change } = wallet
  return (
    <main className="home">
      <header className="bar">
        <Mark />
        <h1>Sandbox Wallet</h1>
        <span className="tag">Development only</span>
      </header>
      <div className="columns">
        <div className="column">
          <Accounts view={view} change={change} />
          <Sites view={view} change={change} />
          <History view={view} />
        </div>
        <Personas view={view} change={change} />
      </div>
    </main>
  )
}
