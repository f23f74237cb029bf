import { isWalletPersona } from '../../wallets/walletPersonas.ts'
import { type Behaviour, behaviourNames, type Persona } from '../../wire/wire.ts'
import { behaviourTexts } from '../texts.ts'
import { ImitatedWallet } from './ImitatedWallet.tsx'
import type { Wallet } from './useWallet.ts'

/**
 * Returns the wallet's personas after a click on a behaviour. A selection without a behaviour
 * becomes `approves`. The imitated wallet stays.
 */
export function togglePersona(personas: readonly Persona[], name: Behaviour): readonly Persona[] {
  const wallet = personas.filter(isWalletPersona)
  const others = personas.filter((other) => other !== 'approves' && other !== name)
  const behaviours = others.filter((other) => !isWalletPersona(other))
  if (name === 'approves') return ['approves', ...wallet]
  const next = personas.includes(name) ? behaviours : [...behaviours, name]
  return [...(next.length > 0 ? next : ['approves' as const]), ...wallet]
}

/** Lists all wallet behaviours and imitated wallets with their state, for testers. */
export function Personas({ view, change }: Wallet) {
  const select = (personas: readonly Persona[]) =>
    change('personas', { personas: personas.join() }, { personas })
  return (
    <section className="card">
      <h2>Behaviour</h2>
      <p className="muted">
        Also by address, <code>{view.appOrigin}/?wallet=auto,rabby</code>
      </p>
      <ImitatedWallet personas={view.personas} onSelect={select} />
      <fieldset className="personas">
        <legend className="hidden">Behaviour</legend>
        {behaviourNames.map((name) => (
          <label className="row" key={name}>
            <input
              type="checkbox"
              checked={view.personas.includes(name)}
              onChange={() => select(togglePersona(view.personas, name))}
            />
            <span className="row-text">
              <span>{name}</span>
              <span className="muted">{behaviourTexts[name]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="muted">Announced and imitated wallets change when you reload the page.</p>
    </section>
  )
}
