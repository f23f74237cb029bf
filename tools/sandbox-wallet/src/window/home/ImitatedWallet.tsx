import { useId } from 'react'
import { withPersona } from '../../personas/personas.ts'
import {
  findWalletPersona,
  isWalletPersona,
  walletPersonaNames,
  walletPersonas,
} from '../../wallets/walletPersonas.ts'
import type { Persona } from '../../wire/wire.ts'

type ImitatedWalletProps = {
  readonly personas: readonly Persona[]
  readonly onSelect: (personas: readonly Persona[]) => void
}

/** Lets testers select the wallet that the sandbox wallet imitates, and lists its differences. */
export function ImitatedWallet({ personas, onSelect }: ImitatedWalletProps) {
  const [field, list] = [useId(), useId()]
  const behaviours = personas.filter((name) => !isWalletPersona(name))
  const select = (name: string) =>
    onSelect(isWalletPersona(name) ? withPersona(personas, name) : behaviours)
  const { differences = [] } = findWalletPersona(personas) ?? {}
  return (
    <>
      <label htmlFor={field}>Imitated wallet</label>
      <select
        className="select"
        id={field}
        aria-describedby={list}
        value={personas.find(isWalletPersona) ?? ''}
        onChange={({ target }) => select(target.value)}
      >
        <option value="">None, follows the standards</option>
        {walletPersonaNames.map((name) => (
          <option key={name} value={name}>
            {walletPersonas[name].name}
          </option>
        ))}
      </select>
      <ul className="muted" id={list}>
        {differences.map(({ part, what }) => (
          <li key={`${part} ${what}`}>
            <code>{part}</code>: {what.replaceAll('`', '')}
          </li>
        ))}
      </ul>
    </>
  )
}
